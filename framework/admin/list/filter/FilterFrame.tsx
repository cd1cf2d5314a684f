import { styled } from "@mui/material/styles";
import { lengths, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";

/**
 * The layout of the editor of a list's filters: names beside the control of one of them, on a phone
 * above it.
 */
export const FilterFrame = styled("form", { name: "FilterFrame" })(({ theme }) => ({
  display: "grid",
  gridTemplate: '"names sections" minmax(0, 1fr) "names foot" auto / 172px 328px',
  height: "min(400px, 70dvh)",
  maxWidth: "calc(100vw - 32px)",
  ...theme.typography.body2,
  "& nav": {
    gridArea: "names",
    overflowY: "auto",
    padding: 8,
    backgroundColor: tokens.sunken,
    borderInlineEnd: `1px solid ${tokens.line}`,
  },
  "& nav button": {
    all: "unset",
    boxSizing: "border-box",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    width: "100%",
    minHeight: 30,
    padding: "4px 8px",
    borderRadius: 7,
    cursor: "pointer",
    "&:hover": { backgroundColor: tokens.pressed },
    "&[aria-expanded=true]": {
      backgroundColor: tokens.accentSoft,
      color: tokens.accent,
      fontWeight: weights.medium,
    },
    "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
  },
  "& .set": { width: 6, height: 6, borderRadius: "50%", backgroundColor: tokens.accent },
  "& .sections": { gridArea: "sections", overflowY: "auto", padding: "4px 14px" },
  "& section": { padding: "10px 0 12px" },
  "& section + section": { borderTop: `1px solid ${tokens.line}` },
  "& .title": { display: "flex", alignItems: "center", gap: 8, marginBottom: 8 },
  "& h3": { margin: 0, flex: 1, fontSize: "inherit", fontWeight: weights.strong },
  "& .title select": {
    border: 0,
    backgroundColor: "transparent",
    color: tokens.ink2,
    font: "inherit",
    fontSize: theme.typography.caption.fontSize,
    "&:focus-visible": { outline: `2px solid ${tokens.focus}` },
  },
  "& .presets": {
    display: "flex",
    flexWrap: "wrap",
    gap: 6,
    marginTop: 8,
    "@media (pointer: coarse)": {
      gap: 8,
      "& .MuiChip-root": { height: lengths.touch, borderRadius: lengths.touch / 2 },
      "& .MuiChip-root::after": { inset: 0 },
    },
  },
  "& .choices": {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    display: "flex",
    flexDirection: "column",
    maxHeight: 220,
    overflowY: "auto",
  },
  "& .choices label, & .answers label": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 28,
    cursor: "pointer",
    "@media (pointer: coarse)": { minHeight: lengths.touch },
  },
  "& .choices input": { width: 16, height: 16, margin: 0, accentColor: tokens.accent },
  "& .foot": {
    gridArea: "foot",
    display: "flex",
    alignItems: "center",
    gap: 8,
    padding: "10px 14px",
    borderTop: `1px solid ${tokens.line}`,
  },
  [theme.breakpoints.down("sm")]: {
    gridTemplate: '"title" auto "names" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)',
    height: "auto",
    maxHeight: "85dvh",
    maxWidth: "none",
    "& h2": { ...theme.typography.h4, gridArea: "title", margin: 0, padding: "16px 16px 8px" },
    "& nav": { padding: "0 16px", backgroundColor: "transparent", borderInlineEnd: 0 },
    "& nav > div + div": { borderTop: `1px solid ${tokens.line}` },
    "& nav > div > button": {
      minHeight: lengths.touch,
      padding: "4px 0",
      borderRadius: 0,
      "&[aria-expanded=true]": { backgroundColor: "transparent" },
    },
    // The name is the button above.
    "& section": { padding: "0 0 16px" },
    "& h3, & .title:not(:has(select))": { display: "none" },
    "& .foot": { padding: "10px 16px calc(10px + env(safe-area-inset-bottom))" },
  },
}));
