import Box from "@mui/material/Box";
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from "react";
import { useEvent } from "react-admin";
import { countColumns, findNextIndex } from "./gridKeys.ts";
import { MaterialTile } from "./MaterialTile.tsx";
import type { Material } from "./material.ts";
import { useMessages } from "./useMessages.ts";
import type { Selection } from "./useSelection.ts";

interface Props {
  list: readonly Material[];
  selection: Selection;
  /** Ids that can no longer be selected. */
  closed?: ReadonlySet<number>;
  /** Whether a click selects a file instead of opening it. */
  picks?: boolean;
  onOpen: (material: Material) => void;
  onUses?: (material: Material) => void;
  onDelete?: (list: readonly Material[]) => void;
  /** Whether files can be dragged to a folder. */
  moves?: boolean;
  /** Whether a file is being dragged; the arrow keys move it. */
  dragging?: boolean;
}
const none: ReadonlySet<number> = new Set();

/**
 * The files of a page as a single tab stop: the arrow keys move, Space selects, Enter opens, Delete
 * asks for confirmation.
 */
export function MaterialGrid({
  list,
  selection,
  closed = none,
  picks = false,
  onOpen,
  onUses,
  onDelete,
  moves = false,
  dragging = false,
}: Props) {
  const t = useMessages();
  const grid = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<number | null>(null);
  const at = Math.max(
    0,
    list.findIndex(({ id }) => id === stop),
  );
  const toggle = useEvent((one: Material, range: boolean) => selection.toggle(one, list, range));
  const press = useEvent((one: Material, event: MouseEvent) => {
    if (picks || event.ctrlKey || event.metaKey || event.shiftKey) toggle(one, event.shiftKey);
    else onOpen(one);
  });
  const open = useEvent((one: Material) => {
    if (picks) onOpen(one);
  });
  const focus = useCallback((one: Material) => setStop(one.id), []);
  const uses = useEvent((one: Material) => onUses?.(one));
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (dragging) return;
    const target = event.target instanceof HTMLElement ? event.target.closest("[data-tile]") : null;
    const one = list[at];
    if (!target || !one) return;
    const next = findNextIndex(
      event.key,
      at,
      list.length,
      grid.current ? countColumns(grid.current) : 1,
    );
    const commands: Readonly<Record<string, () => void>> = {
      " ": () => toggle(one, event.shiftKey),
      Enter: () => onOpen(one),
      Delete: () => onDelete?.(selection.list.length > 0 ? selection.list : [one]),
      Escape: () => selection.clear(),
    };
    const all = event.key === "a" && (event.ctrlKey || event.metaKey);
    const command = all ? () => selection.set(list) : commands[event.key];
    if (next !== null) {
      const name = list[next]?.id;
      grid.current?.querySelector<HTMLElement>(`[data-tile="${name}"]`)?.focus();
      const passed = list[next];
      if (event.shiftKey && passed) toggle(passed, true);
    } else if (
      !command ||
      (event.key === "Escape" && selection.list.length === 0) ||
      (all && picks)
    )
      return;
    else command();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box
      component="ul"
      ref={grid}
      aria-label={t("files")}
      onKeyDown={keys}
      // Space clicks a button on key up; here it has already selected the file on key down.
      onKeyUp={(event) => {
        if (event.key === " ") event.preventDefault();
      }}
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "repeat(auto-fill, minmax(132px, 1fr))",
          sm: "repeat(auto-fill, minmax(156px, 1fr))",
        },
        gap: 1.25,
        m: 0,
        p: 0.25,
        listStyle: "none",
      }}
    >
      {list.map((material, place) => (
        <MaterialTile
          key={material.id}
          material={material}
          chosen={selection.has(material.id)}
          closed={closed.has(material.id)}
          isStop={place === at}
          picks={picks}
          moves={moves}
          onPress={press}
          onToggle={toggle}
          onFocus={focus}
          onOpen={open}
          {...(onUses && { onUses: uses })}
        />
      ))}
    </Box>
  );
}
