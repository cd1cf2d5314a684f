import { styled } from "@mui/material/styles";
import { getToneTokens, lengths, tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../../framework/admin/theme/typography.ts";

export const CardList = styled("ul", { name: "VariantCards" })({
  listStyle: "none",
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${tokens.line}`,
});

/** A card without a frame of its own: it is as wide as the card of the form around it. */
export const CardRoot = styled("li", { name: "VariantCard" })(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  padding: "12px 0",
  borderBottom: `1px solid ${tokens.line}`,
  // A product may have two hundred variants, of which a phone shows three.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 190px",
  "& .head": { display: "flex", alignItems: "center", gap: 12 },
  "& .picture": {
    all: "unset",
    boxSizing: "border-box",
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: 48,
    height: 48,
    borderRadius: 8,
    border: `1px solid ${tokens.line}`,
    backgroundColor: tokens.sunken,
    color: tokens.ink3,
    overflow: "hidden",
    "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
  },
  "& .name": { flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: weights.strong },
  "& .fields": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 12 },
  "& label": {
    ...theme.typography.body2,
    display: "block",
    marginBottom: 4,
    fontWeight: weights.medium,
  },
  "& input": {
    boxSizing: "border-box",
    width: "100%",
    minHeight: lengths.touch,
    padding: "0 12px",
    border: `1px solid ${tokens.fieldLine}`,
    borderRadius: 8,
    backgroundColor: tokens.surface,
    color: tokens.ink,
    font: "inherit",
    fontSize: "1rem",
    fontVariantNumeric: "tabular-nums",
    "&::placeholder": { color: tokens.ink3, opacity: 1 },
    "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -1 },
    "&[aria-invalid=true]": { borderColor: (theme.vars ?? theme).palette.error.main },
    // Like a changed input of the form.
    "&.changed": { backgroundColor: getToneTokens("warning").background },
  },
}));
