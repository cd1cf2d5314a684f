import { styled } from "@mui/material/styles";

/**
 * All styles of an order's card: its parts have none of their own, so that a thousand cards render
 * quickly.
 */
export const CardRoot = styled("article")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    "& .quiet": { color: palette.text.secondary, fontSize: theme.typography.caption.fontSize },
    "& a": { color: palette.primary.main, textDecoration: "none" },
    "& a:hover": { textDecoration: "underline" },
    "& header": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 12,
      rowGap: 2,
      padding: "2px 4px 2px 4px",
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.action.hover,
      minHeight: 42,
    },
    "& header .number": { fontWeight: 600, fontVariantNumeric: "tabular-nums", paddingBlock: 6 },
    "& header > .number:first-child": { marginInlineStart: 8 },
    "& .buyer": { marginInlineStart: "auto", overflowWrap: "anywhere" },
    "& .body": {
      display: "grid",
      gridTemplateColumns:
        "minmax(0, 5fr) minmax(0, 3fr) minmax(132px, 1.3fr) minmax(110px, 1.5fr) 148px",
      gap: 12,
      padding: 12,
    },
    "& .lines": {
      display: "grid",
      gap: 8,
      alignContent: "start",
      listStyle: "none",
      margin: 0,
      padding: 0,
    },
    "& .lines li": {
      display: "grid",
      gridTemplateColumns: "44px minmax(0, 1fr) auto",
      gap: 10,
      margin: 0,
      border: 0,
      borderRadius: 0,
      background: "none",
    },
    "& .lines img, & .lines .blank": {
      width: 44,
      height: 44,
      objectFit: "cover",
      borderRadius: 6,
      backgroundColor: palette.action.hover,
    },
    "& .lines .what": { display: "grid", alignContent: "start", overflowWrap: "anywhere" },
    "& .lines .much": {
      textAlign: "end",
      whiteSpace: "nowrap",
      fontVariantNumeric: "tabular-nums",
    },
    "& .to, & .money, & .state": {
      display: "grid",
      gap: 2,
      alignContent: "start",
      justifyItems: "start",
    },
    "& .to": { overflowWrap: "anywhere" },
    "& .note": {
      padding: "2px 8px",
      borderRadius: 6,
      backgroundColor: palette.action.selected,
      fontSize: theme.typography.caption.fontSize,
    },
    "& .money": { justifyItems: "end", textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& .money strong": { fontSize: theme.typography.body1.fontSize },
    "& .tracking": { overflowWrap: "anywhere" },
    "& .actions": { display: "grid", gap: 6, alignContent: "start" },
    [theme.breakpoints.down("md")]: {
      "& .body": { gridTemplateColumns: "minmax(0, 1fr) auto" },
      "& .goods, & .actions": { gridColumn: "1 / -1" },
      "& .to": { gridColumn: "1 / -1" },
      "& .state": { gridColumn: 1, gridRow: 3 },
      "& .money": { gridColumn: 2, gridRow: 3 },
      "& .actions": { gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))" },
      "& .actions .MuiButton-root": { minHeight: 44 },
      "& .to a": { paddingBlock: 10 },
      "& .buyer": { order: 9, flexBasis: "100%", margin: 0, padding: "0 8px 6px" },
      // The menu remains beside the number; the time and the tags are below.
      "& header::after": { content: '""', order: 2, flexBasis: "100%" },
      "& header > .MuiIconButton-root": {
        minWidth: 44,
        minHeight: 44,
        order: 2,
        marginInlineStart: "auto",
      },
      "& header > .quiet, & header > span:not(.buyer):not(.MuiCheckbox-root)": {
        order: 3,
        marginInlineStart: 8,
      },
    },
  };
});
