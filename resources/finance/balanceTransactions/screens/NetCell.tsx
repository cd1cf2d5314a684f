import Box from "@mui/material/Box";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

/** The change of an account with its sign; the row of totals, which has no id, has none. */
export const NetCell: DisplayComponent<typeof balanceTransactions> = ({ record }) => {
  const amount = record.amount ?? 0;
  if (!record.id) return formatMoney(amount);
  const isIncome = amount > 0;
  return (
    <Box
      component="span"
      sx={{
        fontWeight: weights.strong,
        color: isIncome ? getToneTokens("success").text : tokens.ink,
      }}
    >
      {isIncome && "+"}
      {formatMoney(amount)}
    </Box>
  );
};

/** The commission of an event; most events have none. */
export const FeeCell: DisplayComponent<typeof balanceTransactions> = ({ record: { fee } }) =>
  fee ? formatMoney(fee) : noValue;
