/** Keys of the grid of variants, by their message; the handler is `onGridKey`. */
export const gridKeyNames = {
  move: "↑ ↓ ← →",
  down: "Enter",
  edit: "F2",
  range: "Shift ↑ ↓ ← →",
  all: "Ctrl A",
  copy: "Ctrl C",
  paste: "Ctrl V",
  fill: "Ctrl D",
  clear: "Delete",
  undo: "Ctrl Z",
  redo: "Ctrl Y",
  exclude: "Ctrl −",
  leave: "Esc",
} as const;
