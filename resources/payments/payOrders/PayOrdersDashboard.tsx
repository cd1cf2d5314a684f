import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { payOrders } from "./payOrders.ts";

const load = () => import("./screens/Turnover.tsx");

export default defineDashboard(payOrders, [
  {
    name: "turnover",
    area: "figures",
    position: 10,
    hasPeriod: true,
    load: async () => (await load()).TurnoverFigure,
  },
  {
    name: "chart",
    area: "main",
    position: 40,
    hasPeriod: true,
    height: 232,
    load: async () => (await load()).TurnoverChart,
  },
]);
