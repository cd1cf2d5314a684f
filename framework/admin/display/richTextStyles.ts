/** Looks of rich text, in the editor and on pages. */
export const richTextStyles = {
  overflowWrap: "anywhere",
  "& > :first-of-type": { mt: 0 },
  "& > :last-child": { mb: 0 },
  "& p": { my: 0.75 },
  "& a": { color: "primary.main" },
  "& img": { maxWidth: "100%", height: "auto" },
  "& blockquote": {
    mx: 0,
    my: 1,
    pl: 1.5,
    borderLeft: 3,
    borderColor: "divider",
    color: "text.secondary",
  },
  // A table that is wider than a phone is scrolled, not squeezed.
  "& table": { borderCollapse: "collapse", my: 1, display: "block", overflowX: "auto" },
  "& th, & td": {
    border: 1,
    borderColor: "divider",
    px: 1,
    py: 0.5,
    minWidth: 64,
    textAlign: "start",
    verticalAlign: "top",
  },
  "& th": { bgcolor: "action.hover", fontWeight: 600 },
  "& th p, & td p": { my: 0 },
} as const;
