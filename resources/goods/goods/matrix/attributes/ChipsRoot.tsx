import { alpha, styled } from "@mui/material/styles";

/**
 * Styles the chips and the input after them in one place, so that sixty values are sixty plain
 * buttons.
 */
export const ChipsRoot = styled("div", { name: "MarkethallValues", slot: "root" })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const thumb = { "@media (pointer: coarse)": { minHeight: 44, minWidth: 44 } };
  return {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 6,
    "& ul": { display: "contents", listStyle: "none", margin: 0, padding: 0 },
    "& li": {
      display: "inline-flex",
      alignItems: "stretch",
      minHeight: 30,
      maxWidth: "100%",
      borderRadius: 6,
      border: `1px solid ${palette.divider}`,
      backgroundColor: alpha(theme.palette.primary.main, 0.06),
      overflow: "hidden",
    },
    "& li button": {
      all: "unset",
      boxSizing: "border-box",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minWidth: 26,
      color: palette.text.secondary,
      cursor: "pointer",
      ...thumb,
    },
    "& li button.label": {
      padding: "0 4px",
      color: palette.text.primary,
      overflowWrap: "anywhere",
      cursor: "grab",
      touchAction: "manipulation",
      fontSize: theme.typography.body2.fontSize,
    },
    "& li button:hover": { backgroundColor: palette.action.hover },
    "& li button:focus-visible": {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 5,
    },
    "& li svg": { fontSize: 15 },
    "& input": {
      font: "inherit",
      fontSize: theme.typography.body2.fontSize,
      color: "inherit",
      backgroundColor: "transparent",
      border: `1px solid transparent`,
      borderRadius: 6,
      padding: "4px 8px",
      minHeight: 30,
      boxSizing: "border-box",
      ...thumb,
    },
    "& input.add": {
      flex: "1 1 150px",
      minWidth: 150,
      borderColor: palette.divider,
      borderStyle: "dashed",
    },
    "& input.rename": { width: 130 },
    "& input:focus": {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
      borderColor: "transparent",
    },
    "& input::placeholder": { color: palette.text.secondary, opacity: 1 },
  };
});
