import { styled } from "@mui/material/styles";
import { lengths, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";

/** Above the toolbar's row: what it covers must not show through. */
const layer = 4;

/** The surface of the toolbar of selected items, in one line. */
export const SelectionRow = styled("div", { name: "SelectionRow" })(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "0 8px",
  overflowX: "auto",
  scrollbarWidth: "none",
  backgroundColor: tokens.accentSoftStrong,
  ...theme.typography.body2,
  "& .count": {
    flexShrink: 0,
    fontWeight: weights.strong,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& .MuiButton-root": {
    flexShrink: 0,
    minHeight: 28,
    padding: "2px 10px",
    "@media (pointer: coarse)": { minHeight: lengths.touch },
  },
  "& .MuiButton-text:not(.plain), & .MuiIconButton-root": {
    backgroundColor: tokens.surface,
    boxShadow: `inset 0 0 0 1px ${tokens.strongLine}`,
  },
  "& .MuiIconButton-root": { padding: 5 },
  "& .clear": { marginInlineStart: "auto", gap: 6, color: tokens.ink },
  "&.head": {
    position: "absolute",
    zIndex: layer,
    top: 0,
    insetInline: "var(--lead, 38px) 0",
    height: "var(--head, 34px)",
  },
  "&.above": {
    position: "absolute",
    zIndex: layer,
    bottom: "100%",
    insetInline: 0,
    height: 49,
  },
  "&.end": {
    position: "sticky",
    zIndex: 5,
    bottom: 16,
    minHeight: 44,
    borderRadius: 8,
    boxShadow: tokens.popoverShadow,
  },
  [theme.breakpoints.down("sm")]: {
    // A phone has no key.
    "& .clear kbd": { display: "none" },
    "&&": {
      position: "fixed",
      zIndex: theme.zIndex.appBar,
      top: "auto",
      bottom: "var(--bottom-bar, 0px)",
      insetInline: 0,
      height: "auto",
      minHeight: 56,
      borderRadius: 0,
      boxShadow: tokens.popoverShadow,
    },
  },
}));
