import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { orders } from "./orders.ts";

const loadFigures = () => import("./screens/dashboard/SalesFigures.tsx");
const figure = { area: "figures", hasPeriod: true } as const;

export default defineDashboard(orders, [
  { ...figure, name: "sales", position: 10, load: async () => (await loadFigures()).SalesFigure },
  { ...figure, name: "count", position: 11, load: async () => (await loadFigures()).CountFigure },
  {
    ...figure,
    name: "average",
    position: 12,
    load: async () => (await loadFigures()).AverageFigure,
  },
  {
    ...figure,
    name: "refunded",
    position: 13,
    load: async () => (await loadFigures()).RefundFigure,
  },
  {
    name: "chart",
    area: "main",
    position: 40,
    hasPeriod: true,
    height: 232,
    load: async () => (await import("./screens/dashboard/SalesChart.tsx")).SalesChart,
  },
  {
    name: "best",
    area: "side",
    position: 50,
    height: 184,
    load: async () => (await import("./screens/dashboard/BestSellers.tsx")).BestSellers,
  },
]);
