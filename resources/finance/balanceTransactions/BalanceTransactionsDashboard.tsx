import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { balanceTransactions } from "./balanceTransactions.ts";

export default defineDashboard(balanceTransactions, [
  {
    name: "balance",
    area: "side",
    position: 20,
    height: 126,
    load: async () => (await import("./screens/BalanceCard.tsx")).BalanceCard,
  },
]);
