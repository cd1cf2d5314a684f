import { defineScreens } from "../../../framework/admin/resources.tsx";
import { balanceTransactions } from "../balanceTransactions/balanceTransactions.ts";
import { withAccount } from "../balanceTransactions/screens/withNumbers.tsx";
import { ApplyButton } from "./screens/ApplyButton.tsx";
import { renderAmountLink } from "./screens/renderAmountLink.tsx";
import { withdrawals } from "./withdrawals.ts";

export default defineScreens(withdrawals, {
  list: withAccount(withdrawals.name, "count"),
  tools: ApplyButton,
  displays: { amount: renderAmountLink(balanceTransactions) },
});
