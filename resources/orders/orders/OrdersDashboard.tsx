import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { orders } from "./orders.ts";

const loadFigures = () => import("./screens/dashboard/SalesFigures.tsx");
const figure = { area: "figures", hasPeriod: true } as const;

export default defineDashboard(orders, [
  { ...figure, name: "sales", order: 10, load: async () => (await loadFigures()).SalesFigure },
  { ...figure, name: "count", order: 11, load: async () => (await loadFigures()).CountFigure },
  { ...figure, name: "average", order: 12, load: async () => (await loadFigures()).AverageFigure },
  { ...figure, name: "refunded", order: 13, load: async () => (await loadFigures()).RefundFigure },
  {
    name: "chart",
    area: "main",
    order: 40,
    hasPeriod: true,
    height: 232,
    load: async () => (await import("./screens/dashboard/SalesChart.tsx")).SalesChart,
  },
  {
    name: "best",
    area: "side",
    order: 50,
    height: 184,
    load: async () => (await import("./screens/dashboard/BestSellers.tsx")).BestSellers,
  },
]);
