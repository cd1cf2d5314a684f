import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { skus } from "./skus.ts";

export default defineDashboard(skus, [
  {
    name: "low",
    area: "side",
    position: 30,
    height: 248,
    load: async () => (await import("./screens/LowStock.tsx")).LowStock,
  },
]);
