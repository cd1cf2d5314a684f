import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { calculateFee, type FeeRule } from "../withdrawFee.ts";

interface Props {
  amount: number;
  rule: Pick<FeeRule, "rate" | "minFee">;
  balance: number;
}
/** The fee of an amount, the part that arrives, and the remaining balance. */
export function Arrives({ amount, rule, balance }: Props) {
  const translate = useTranslate();
  const { locale } = useFormat();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.withdrawals.screen.${key}`, options);
  const fee = calculateFee(amount, rule);
  const lines = [
    [t("fee", { rate: formatPercent(rule.rate, locale), least: formatMoney(rule.minFee) }), fee],
    [t("arrives"), Math.max(0, amount - fee)],
    [t("left"), balance - amount],
  ] as const;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ display: "grid", gridTemplateColumns: "1fr auto", gap: 0.5, m: 0 }}
    >
      {lines.map(([label, cents]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" }}>
            {formatMoney(cents)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
