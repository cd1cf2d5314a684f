import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { buyers } from "./buyers.ts";

export default defineDashboard(buyers, [
  {
    name: "new",
    area: "figures",
    position: 12,
    hasPeriod: true,
    load: async () => (await import("./screens/NewBuyersFigure.tsx")).NewBuyersFigure,
  },
]);
