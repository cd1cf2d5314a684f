/**
 * Where there is room, a list fills its window: its table shrinks to what everything beside it leaves, and scrolls by itself. In a
 * low window, and on a phone, the page scrolls as any other. A layout gives what is marked so a column as high as the window.
 */
export const tallViewport = "@media (min-width: 600px) and (min-height: 700px)";
/** Marks the column of a page that fills its window, which stands in `main` itself. */
export const fillHeight = { "data-fills": true } as const;
/** Marks what of it gives way. */
export const shrinking = { "data-shrinks": true } as const;
/** A column in which what is marked gives way, and nothing else does. */
export const fillingColumn = {
  [tallViewport]: {
    display: "flex",
    flexDirection: "column",
    minHeight: 0,
    "& > :not([data-shrinks], [data-fills])": { flexShrink: 0 },
  },
} as const;
