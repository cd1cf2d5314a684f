import { useState } from "react";
import { keyOf, type Picked } from "./picked.ts";

interface Options {
  multiple: boolean;
  max: number;
  chosen: readonly Picked[];
}
/** What is chosen so far: it outlives pages, searches and tabs. Where one is asked for, the next takes its place. */
export function useSelection({ multiple, max, chosen }: Options) {
  const [items, setItems] = useState<readonly Picked[]>(chosen);
  const isChosen = (one: Picked) => items.some((other) => keyOf(other) === keyOf(one));
  const full = multiple && items.length >= max;
  return {
    items,
    multiple,
    full,
    isChosen,
    /** Whether there is room for it, or it is there already. */
    mayChoose: (one: Picked) => !full || isChosen(one),
    toggle(one: Picked) {
      if (!multiple) return setItems([one]);
      if (isChosen(one)) setItems(items.filter((other) => keyOf(other) !== keyOf(one)));
      else if (!full) setItems([...items, one]);
    },
    set: (one: Picked) => setItems(multiple ? [...items.filter((other) => keyOf(other) !== keyOf(one)), one] : [one]),
    remove: (one: Picked) => setItems(items.filter((other) => keyOf(other) !== keyOf(one))),
    clear: () => setItems([]),
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** What every tab of the picker is handed. */
export interface TabProps {
  selection: Selection;
  /** Ends the dialog with this one, where one is asked for. */
  finish: (one: Picked) => void;
}
