import { styled } from "@mui/material/styles";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

/** The table of a chart's figures: a name in the first column, and figures in the others. */
export const FigureTable = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "6px 8px", textAlign: "right" },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { fontWeight: weights.medium, color: tokens.ink2 },
  "& tbody th": { fontWeight: weights.text },
  "& tr": { borderBottom: `1px solid ${tokens.line}` },
}));
