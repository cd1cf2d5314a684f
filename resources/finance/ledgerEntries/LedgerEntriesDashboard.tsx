import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { ledgerEntries } from "./ledgerEntries.ts";

export default defineDashboard(ledgerEntries, [
  {
    name: "commission",
    area: "figures",
    position: 11,
    hasPeriod: true,
    load: async () => (await import("./screens/CommissionFigure.tsx")).CommissionFigure,
  },
]);
