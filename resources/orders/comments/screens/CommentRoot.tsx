import { styled } from "@mui/material/styles";

/** All styles of a comment's card: its parts have none of their own. */
export const CommentRoot = styled("article")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    "& .quiet": { color: palette.text.secondary, fontSize: theme.typography.caption.fontSize },
    "& a:not(.reference)": { color: palette.primary.main, textDecoration: "none" },
    "& a:hover": { textDecoration: "underline" },
    "& header": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 12,
      rowGap: 2,
      padding: "2px 4px 2px 12px",
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.action.hover,
      minHeight: 42,
    },
    "& header .order": { marginInlineStart: "auto" },
    "& .body": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 3fr) minmax(0, 3fr)",
      gap: 16,
      padding: 12,
    },
    "& .goods": {
      display: "grid",
      gridTemplateColumns: "52px minmax(0, 1fr)",
      gap: 10,
      alignContent: "start",
    },
    "& .goods img, & .goods .blank": {
      width: 52,
      height: 52,
      objectFit: "cover",
      borderRadius: 6,
      backgroundColor: palette.action.hover,
    },
    "& .goods .what, & .said, & .reply": {
      display: "grid",
      gap: 4,
      alignContent: "start",
      overflowWrap: "anywhere",
    },
    "& .stars": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 10,
      rowGap: 2,
    },
    "& p": { margin: 0, whiteSpace: "pre-wrap" },
    "& .after": { paddingInlineStart: 10, borderInlineStart: `2px solid ${palette.divider}` },
    "& .send": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
    [theme.breakpoints.down("md")]: {
      "& .body": { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 },
      "& header .order": { margin: 0 },
      "& header .order a": {
        display: "inline-block",
        minWidth: 44,
        paddingBlock: 13,
        marginBlock: -13,
      },
      // The menu remains in its corner, however long the text beside it is.
      "& header": { position: "relative", paddingBlockStart: 10, paddingInlineEnd: 52 },
      "& header > .MuiIconButton-root": {
        position: "absolute",
        top: 0,
        right: 4,
        minWidth: 44,
        minHeight: 44,
      },
      "& .send .MuiButton-root": { minHeight: 44 },
      // On-screen keyboards have no such shortcut.
      "& .send .hint": { display: "none" },
    },
  };
});
