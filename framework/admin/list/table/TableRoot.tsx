import { alpha, styled } from "@mui/material/styles";
import { motion, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { tallViewport } from "../fillHeight.ts";

/**
 * Styles of all cells in one place: cells carry no styles of their own, which makes a thousand rows
 * fast.
 */
export const TableRoot = styled("section", { name: "ListTable", slot: "root" })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const primaryColor = theme.palette.primary.main;
  return {
    position: "relative",
    overflow: "auto",
    colorScheme: theme.palette.mode,
    maxHeight: "max(360px, 60dvh)",
    [tallViewport]: { maxHeight: "none" },
    backgroundColor: tokens.surface,
    ...theme.typography.body2,
    "&:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    "& table": {
      borderCollapse: "separate",
      borderSpacing: 0,
      tableLayout: "fixed",
      color: tokens.ink,
    },
    "& th, & td": {
      padding: "0 8px",
      height: "var(--row)",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      textAlign: "start",
      borderBottom: `1px solid ${tokens.line}`,
      backgroundColor: tokens.surface,
    },
    "& .number": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& .checkbox": { padding: 0, textAlign: "center", textOverflow: "clip" },
    "& .checkbox input": {
      width: 16,
      height: 16,
      margin: 0,
      verticalAlign: "middle",
      accentColor: primaryColor,
      cursor: "pointer",
    },
    "& .checkbox label": {
      display: "flex",
      height: "100%",
      alignItems: "center",
      justifyContent: "center",
      cursor: "pointer",
    },
    "& .trail": {
      position: "sticky",
      insetInlineEnd: 0,
      zIndex: 1,
      padding: "0 4px",
      textAlign: "end",
      textOverflow: "clip",
    },
    "&[data-scrolls] .trail": { boxShadow: `-1px 0 0 ${tokens.line}` },
    "& .pinned": { position: "sticky", zIndex: 1 },
    "& .last-pinned": { boxShadow: `1px 0 0 ${tokens.line}` },
    "& tr.space td": { padding: 0, border: 0, height: "auto" },
    "& thead th": {
      position: "sticky",
      top: 0,
      zIndex: 2,
      height: "var(--head)",
      fontSize: theme.typography.caption.fontSize,
      lineHeight: 1.25,
      whiteSpace: "normal",
      fontWeight: weights.medium,
      color: tokens.ink2,
      backgroundColor: tokens.sunken,
    },
    "& thead th[aria-sort$=ending]": { color: tokens.ink, fontWeight: weights.strong },
    // The toolbar of selected rows covers the head, but for the checkbox of all rows.
    "& thead tr.covered th": { backgroundColor: tokens.accentSoftStrong },
    "& thead tr.covered th:not(.checkbox) > *": { visibility: "hidden" },
    "& thead th.pinned, & thead th.trail": { zIndex: 3 },
    "& tfoot td": {
      position: "sticky",
      bottom: 0,
      zIndex: 2,
      fontWeight: weights.strong,
      borderTop: `1px solid ${tokens.line}`,
      borderBottom: 0,
    },
    "& tfoot td.pinned, & tfoot td.trail": { zIndex: 3 },
    "& .heading": {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
      overflowWrap: "break-word",
    },
    "& .sort": {
      all: "unset",
      boxSizing: "border-box",
      width: "100%",
      cursor: "pointer",
      display: "flex",
      alignItems: "center",
      gap: 4,
      borderRadius: 4,
    },
    "& .number .sort": { flexDirection: "row-reverse" },
    "& .sort:hover": { color: tokens.ink },
    "& th svg": { fontSize: 16, flexShrink: 0, verticalAlign: "text-bottom" },
    "& .sort svg.rest": { opacity: 0 },
    "& .sort:hover svg.rest, & .sort:focus-visible svg.rest": { opacity: 0.5 },
    "& .resize": {
      position: "absolute",
      top: 6,
      bottom: 6,
      insetInlineEnd: 0,
      width: 9,
      cursor: "col-resize",
      touchAction: "none",
      borderInlineEnd: `2px solid transparent`,
    },
    "& thead tr:hover .resize": { borderInlineEndColor: palette.divider },
    "& .resize:hover, & .resize:focus-visible": { borderInlineEndColor: palette.primary.main },
    "& tbody tr.row": { cursor: "pointer", outline: "none" },
    // While the keyboard moves the cursor, a row below the resting mouse looks like the others.
    "& tbody:where(:not([data-keys])) tr.row:hover td": { backgroundColor: tokens.hover },
    "& tbody tr.row.selected td": { backgroundColor: tokens.accentSoft },
    // The row of the keyboard's cursor has a coloured edge; while focused, an outline as well.
    "& tbody:where(:focus-within) tr.row:where([tabindex='0']) td:first-of-type, & tbody:where(:not([data-keys])) tr.row:hover td:first-of-type":
      { boxShadow: `inset 3px 0 ${tokens.accent}` },
    "& tbody tr.row:focus-visible td": {
      backgroundColor: tokens.accentSoft,
      boxShadow: `inset 0 2px ${tokens.focus}, inset 0 -2px ${tokens.focus}`,
    },
    "& tbody tr.row:focus-visible td:first-of-type": {
      boxShadow: `inset 3px 0 ${tokens.accent}, inset 0 2px ${tokens.focus}, inset 0 -2px ${tokens.focus}`,
    },
    // The next step of a row covers the chip of its state, which keeps its place.
    "& td[data-step]": { overflow: "visible" },
    "& td[data-step]:not(.pinned)": { position: "relative", zIndex: 1 },
    "& td[data-step] > :not(.step)": { opacity: 0 },
    // Later loads leave the old rows visible until the new ones arrive.
    "&[aria-busy=true] tbody:not(.bones)": {
      opacity: 0.6,
      transition: `opacity ${motion.fast} linear 150ms`,
    },
    // Disables links in inline-editable cells, because the first click of a double click would
    // follow them.
    "& td.inline a": { pointerEvents: "none", color: "inherit" },
    "& td.inline:hover::after": {
      content: '"✎"',
      float: "inline-end",
      color: tokens.ink2,
    },
    "& td:focus-visible, & .sort:focus-visible, & button:focus-visible, & a:focus-visible, & input:focus-visible":
      {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
      },
    "& td a.label": { color: "inherit", fontWeight: weights.medium, textDecoration: "none" },
    "& td a.label:hover": { textDecoration: "underline" },
    "& .tool": {
      all: "unset",
      boxSizing: "border-box",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      width: 30,
      height: 30,
      verticalAlign: "middle",
      borderRadius: "50%",
      color: tokens.ink2,
      cursor: "pointer",
    },
    "& .tool:hover": { backgroundColor: palette.action.hover, color: tokens.ink },
    "& .tool svg": { fontSize: 16 },
    "& .expand svg": { fontSize: 16 },
    "& .stem": { display: "flex", alignItems: "center", gap: 4, height: "100%" },
    "& .leaf": { width: 30, flexShrink: 0 },
    "& .grip": { cursor: "grab", touchAction: "manipulation" },
    "& tr.moving td": { opacity: 0.5 },
    "& tbody tr.row.drop-before td": { boxShadow: `inset 0 2px ${palette.primary.main}` },
    "& tbody tr.row.drop-after td": { boxShadow: `inset 0 -2px ${palette.primary.main}` },
    "& tbody tr.row.drop-inside td": { backgroundImage: layer(alpha(primaryColor, 0.18)) },
    "& td svg": { verticalAlign: "middle" },
    "& img": { maxHeight: "min(28px, calc(var(--row) - 8px))", verticalAlign: "middle" },
    "& .unseen": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "& .bone": {
      display: "inline-block",
      verticalAlign: "middle",
      height: 12,
      borderRadius: 6,
      backgroundColor: tokens.pressed,
    },
    "& .bone.box": { width: 16, height: 16, borderRadius: 4 },
    "& .bone.picture": { width: 28, height: 28, borderRadius: 6 },
    // One animation for all skeleton cells, after a delay: hundreds of animated elements would
    // delay the rows that they represent, and what arrives at once needs no skeleton.
    "& .bones": {
      animation:
        "bone-appear 0s 150ms backwards, bone-fade 1.2s ease-in-out 300ms infinite alternate",
    },
    "@keyframes bone-appear": { from: { opacity: 0 }, to: { opacity: 1 } },
    "@keyframes bone-fade": { from: { opacity: 1 }, to: { opacity: 0.5 } },
    "@media (prefers-reduced-motion: reduce)": {
      "& .bones": { animation: "bone-appear 0s 150ms backwards" },
    },
  };
});

/** A tint over an opaque background: a sticky cell must hide what scrolls below it. */
const layer = (color: string) => `linear-gradient(${color}, ${color})`;
