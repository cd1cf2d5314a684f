import { useCallback, useRef, useState } from "react";
import type { Material } from "./material.ts";

export interface Selection {
  /** Selected files in the order of selection, possibly from several pages. */
  list: readonly Material[];
  has: (id: number) => boolean;
  /** Selects or deselects a file; with `range`, selects everything from the last one to it. */
  toggle: (one: Material, among: readonly Material[], range?: boolean) => void;
  set: (list: readonly Material[]) => void;
  clear: () => void;
}

/** A selection of at most `most` files; where only one is allowed, a new one replaces it. */
export function useSelection(max = Number.POSITIVE_INFINITY): Selection {
  const [list, setList] = useState<readonly Material[]>([]);
  const last = useRef<number | null>(null);
  const toggle = useCallback(
    (one: Material, among: readonly Material[], range = false) => {
      setList((before) => {
        const from = among.findIndex(({ id }) => id === last.current);
        const to = among.findIndex(({ id }) => id === one.id);
        if (range && from >= 0 && to >= 0) {
          const added = among.slice(Math.min(from, to), Math.max(from, to) + 1);
          return [
            ...before,
            ...added.filter(({ id }) => !before.some((chosen) => chosen.id === id)),
          ].slice(0, max);
        }
        if (before.some(({ id }) => id === one.id)) return before.filter(({ id }) => id !== one.id);
        if (max === 1) return [one];
        return before.length < max ? [...before, one] : before;
      });
      last.current = one.id;
    },
    [max],
  );
  return {
    list,
    has: (id) => list.some((one) => one.id === id),
    toggle,
    set: setList,
    clear: useCallback(() => setList([]), []),
  };
}
