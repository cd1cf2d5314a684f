/**
 * Media query for windows in which a list fills the height: its table shrinks to the available
 * space and scrolls inside. In a low window and on a phone, the page scrolls instead. The layout
 * gives a column with this mark the height of the window.
 */
export const tallViewport = "@media (min-width: 600px) and (min-height: 700px)";
/** Marks what is above a list and too tall for both to fit the window, so that the page scrolls. */
export const tallAbove = { "data-tall": true } as const;
/** Marks the column of a page that fills the window; a direct child of `main`. */
export const fillHeight = { "data-fills": true } as const;
/** Marks the elements of such a column that may shrink. */
export const shrinking = { "data-shrinks": true } as const;
/** A column in which only marked elements shrink. */
export const fillingColumn = {
  [tallViewport]: {
    display: "flex",
    flexDirection: "column",
    minHeight: 0,
    "& > :not([data-shrinks], [data-fills])": { flexShrink: 0 },
  },
} as const;
