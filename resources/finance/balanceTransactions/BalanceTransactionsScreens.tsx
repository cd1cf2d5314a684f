import { defineScreens } from "../../../framework/admin/resources.tsx";
import { ApplyButton } from "../withdrawals/screens/ApplyButton.tsx";
import { balanceTransactions } from "./balanceTransactions.ts";
import { withBalances } from "./screens/BalanceHeader.tsx";
import { CauseLink } from "./screens/CauseLink.tsx";

export default defineScreens(balanceTransactions, {
  top: withBalances(balanceTransactions.name, "getAccount"),
  // One row per event: the other accounts hold the same amounts before or after.
  firstTab: "balance",
  tools: ApplyButton,
  displays: { orderNo: CauseLink },
});
