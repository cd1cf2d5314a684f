import { alpha, styled } from "@mui/material/styles";
import { tallViewport } from "../fillHeight.ts";

/**
 * Styles of all cells in one place: cells carry no styles of their own, which makes a thousand rows
 * fast.
 */
export const TableRoot = styled("section", { name: "MarkethallTable", slot: "root" })(
  ({ theme }) => {
    const { palette } = theme.vars ?? theme;
    const primaryColor = theme.palette.primary.main;
    return {
      position: "relative",
      overflow: "auto",
      colorScheme: theme.palette.mode,
      maxHeight: "max(360px, 60dvh)",
      [tallViewport]: { maxHeight: "none" },
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: palette.background.paper,
      ...theme.typography.body2,
      "&:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      "& table": {
        borderCollapse: "separate",
        borderSpacing: 0,
        tableLayout: "fixed",
        color: palette.text.primary,
      },
      "& th, & td": {
        padding: "0 9px",
        height: "var(--row)",
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        textAlign: "start",
        borderBottom: `1px solid ${palette.divider}`,
        backgroundColor: palette.background.paper,
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
      "&[data-scrolls] .trail": { boxShadow: `-1px 0 0 ${palette.divider}` },
      "&[data-tight] .seconds": { display: "none" },
      "& .pinned": { position: "sticky", zIndex: 1 },
      "& .last-pinned": { boxShadow: `1px 0 0 ${palette.divider}` },
      "& tr.space td": { padding: 0, border: 0, height: "auto" },
      "& thead th": {
        position: "sticky",
        top: 0,
        zIndex: 2,
        height: 44,
        lineHeight: 1.25,
        whiteSpace: "normal",
        fontWeight: 600,
        color: palette.text.secondary,
        borderBottom: `1px solid ${palette.divider}`,
      },
      "& thead th.pinned, & thead th.trail": { zIndex: 3 },
      "& tfoot td": {
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        fontWeight: 600,
        borderTop: `1px solid ${palette.divider}`,
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
      "& .sort:hover": { color: palette.text.primary },
      "& .sort svg": { fontSize: 16, flexShrink: 0 },
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
      "& tbody tr.row:hover td": { backgroundImage: layer(palette.action.hover) },
      "& tbody tr.row.selected td": { backgroundImage: layer(alpha(primaryColor, 0.1)) },
      "& tbody tr.row:focus-visible td": {
        boxShadow: `inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
      },
      // Disables links in inline-editable cells, because the first click of a double click would
      // follow them.
      "& td.inline a": { pointerEvents: "none", color: "inherit" },
      "& td.inline:hover::after": {
        content: '"✎"',
        float: "inline-end",
        color: palette.text.secondary,
      },
      "& td:focus-visible, & .sort:focus-visible, & button:focus-visible, & a:focus-visible, & input:focus-visible":
        {
          outline: `2px solid ${palette.primary.main}`,
          outlineOffset: -2,
        },
      "& td a.label": { color: "inherit", fontWeight: 500, textDecoration: "none" },
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
        color: palette.text.secondary,
        cursor: "pointer",
      },
      "& .tool:hover": { backgroundColor: palette.action.hover, color: palette.text.primary },
      "& .tool svg": { fontSize: 18 },
      "& .expand svg": { fontSize: 20 },
      "& .stem": { display: "flex", alignItems: "center", gap: 4, height: "100%" },
      "& .leaf": { width: 30, flexShrink: 0 },
      "& .grip": { cursor: "grab", touchAction: "none" },
      "& tr.moving td": { opacity: 0.5 },
      "& tbody tr.row.drop-before td": { boxShadow: `inset 0 2px ${palette.primary.main}` },
      "& tbody tr.row.drop-after td": { boxShadow: `inset 0 -2px ${palette.primary.main}` },
      "& tbody tr.row.drop-inside td": { backgroundImage: layer(alpha(primaryColor, 0.18)) },
      "& td svg": { verticalAlign: "middle" },
      "& img": { maxHeight: "calc(var(--row) - 8px)", verticalAlign: "middle" },
      "& .unseen": {
        position: "absolute",
        width: 1,
        height: 1,
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& .bone": {
        display: "block",
        height: 12,
        width: "70%",
        borderRadius: 6,
        backgroundColor: palette.action.hover,
      },
      // One animation for all skeleton cells, after a delay: hundreds of animated elements would
      // delay the rows that they represent.
      "& .bones": { animation: "markethall-bone 1.2s ease-in-out 300ms infinite alternate" },
      "@keyframes markethall-bone": { to: { opacity: 0.4 } },
      "@media (prefers-reduced-motion: reduce)": { "& .bones": { animation: "none" } },
    };
  },
);

/** A tint over an opaque background: a sticky cell must hide what scrolls below it. */
const layer = (color: string) => `linear-gradient(${color}, ${color})`;
