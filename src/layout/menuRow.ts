import { lengths, tokens } from "../../framework/admin/theme/tokens.ts";

/** The look of the row of the current page. */
export const selectedRow = {
  "&.Mui-selected, &.Mui-selected:hover": {
    color: "primary.main",
    backgroundColor: tokens.surface,
    boxShadow: tokens.cardShadow,
  },
} as const;

/** The look of a row of the menu: an entry or the name of a section. */
export const menuRow = {
  borderRadius: "6px",
  minHeight: 32,
  px: 1,
  py: 0.25,
  my: "1px",
  color: tokens.ink2,
  "& .MuiListItemIcon-root": { minWidth: 27 },
  "& .MuiListItemText-root": { my: 0.5 },
  "@media (pointer: coarse)": { minHeight: lengths.touch },
} as const;
