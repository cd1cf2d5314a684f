import { defineScreens } from "../../../framework/admin/resources.tsx";
import { balanceTransactions } from "../balanceTransactions/balanceTransactions.ts";
import { stripOfBalances, withBalances } from "../balanceTransactions/screens/BalanceHeader.tsx";
import { ApplyButton } from "./screens/ApplyButton.tsx";
import { RequestAgain } from "./screens/RequestAgain.tsx";
import { renderAmountLink } from "./screens/renderAmountLink.tsx";
import { withdrawals } from "./withdrawals.ts";

export default defineScreens(withdrawals, {
  top: withBalances(withdrawals.name, "count"),
  strip: stripOfBalances(withdrawals.name, "count"),
  primary: ApplyButton,
  stateAction: RequestAgain,
  displays: { amount: renderAmountLink(balanceTransactions) },
});
