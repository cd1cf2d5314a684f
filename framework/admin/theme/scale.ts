export const sizes = ["default", "medium", "small", "mini"] as const;
export type Size = (typeof sizes)[number];

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
 * Dimensions of a size in pixels: the height of buttons and fields, the padding of cells and icon
 * buttons, the height of tabs.
 */
export interface Scale {
  control: number;
  cell: number;
  tool: number;
  tab: number;
  row: number;
}
export const scales: Readonly<Record<Size, Scale>> = {
  mini: { control: 32, cell: 6, tool: 7, tab: 40, row: 1 },
  small: { control: 34, cell: 8, tool: 8, tab: 42, row: 1.1 },
  medium: { control: 38, cell: 10, tool: 10, tab: 46, row: 1.2 },
  default: { control: 42, cell: 13, tool: 12, tab: 50, row: 1.4 },
};

/** The space on each side of the track of a small switch. */
export const switchInset = 7;
