import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";

interface Props {
  label: string;
  /** Cents. */
  amount: number;
  strong?: boolean;
  quiet?: boolean;
  size?: "large";
  tone?: "success.main";
}
/** One amount of a sum. */
export function SumRow({ label, amount, strong = false, quiet = false, size, tone }: Props) {
  const variant = size === "large" ? "h5" : strong ? "subtitle2" : "body2";
  const color = tone ?? (quiet ? "text.secondary" : "text.primary");
  return (
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1.5, py: 0.375 }}>
      <Typography variant={variant} component="span" sx={{ color, overflowWrap: "anywhere" }}>
        {label}
      </Typography>
      <Typography
        variant={variant}
        component="span"
        sx={{ color, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
      >
        {amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}
      </Typography>
    </Box>
  );
}
