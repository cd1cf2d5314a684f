import { defineScreens } from "../../../framework/admin/resources.tsx";
import { balanceTransactions } from "./balanceTransactions.ts";
import { CauseLink } from "./screens/CauseLink.tsx";
import { withAccount } from "./screens/withNumbers.tsx";

export default defineScreens(balanceTransactions, {
  list: withAccount(balanceTransactions.name, "getAccount"),
  displays: { orderNo: CauseLink },
});
