import Box from "@mui/material/Box";

interface Props {
  text: string;
  amount: string;
  bold?: boolean;
}
/** A label and its amount, at opposite ends of a line. */
export const Amount = ({ text, amount, bold = false }: Props) => (
  <Box
    sx={{ display: "flex", gap: 2, fontWeight: bold ? 600 : 400, fontSize: "0.875rem", py: 0.25 }}
  >
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{text}</Box>
    <Box sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>{amount}</Box>
  </Box>
);
