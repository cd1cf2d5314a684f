import { styled } from "@mui/material/styles";
import { lengths, tokens } from "../theme/tokens.ts";

/** The row below the rows of a list. */
export const PaginationRow = styled("nav", { name: "PaginationRow" })(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  minHeight: 42,
  padding: "4px 8px 4px 12px",
  color: tokens.ink2,
  ...theme.typography.body2,
  fontVariantNumeric: "tabular-nums",
  "& .range": { marginInlineEnd: 6 },
  "& select": { marginInlineStart: "auto" },
  "& form": { display: "flex", alignItems: "center", gap: 6 },
  "& select, & input": {
    boxSizing: "border-box",
    height: 28,
    padding: "0 6px",
    border: `1px solid ${tokens.strongLine}`,
    borderRadius: 7,
    backgroundColor: tokens.surface,
    color: tokens.ink,
    font: "inherit",
    "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -1 },
    "@media (pointer: coarse)": { height: lengths.touch },
  },
  "& input": { width: 44, textAlign: "center" },
}));
