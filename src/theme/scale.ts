import type { Size } from "./appearance.ts";

declare module "@mui/material/styles" {
  interface Theme {
    /** Factor of the row height in lists, relative to the smallest size. */
    rowScale?: number;
  }
  interface ThemeOptions {
    rowScale?: number;
  }
}

/**
 * Dimensions of a size in pixels: the height of a button, the padding of fields, cells and icon
 * buttons.
 */
export interface Scale {
  button: number;
  field: number;
  cell: number;
  tool: number;
  tab: number;
  row: number;
}
export const scales: Readonly<Record<Size, Scale>> = {
  mini: { button: 32, field: 8.5, cell: 6, tool: 5, tab: 40, row: 1 },
  small: { button: 34, field: 10, cell: 8, tool: 6, tab: 42, row: 1.12 },
  medium: { button: 38, field: 12, cell: 10, tool: 7, tab: 46, row: 1.3 },
  default: { button: 42, field: 14, cell: 13, tool: 9, tab: 50, row: 1.5 },
};
