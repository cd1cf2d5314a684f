import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { shops } from "./shops.ts";

export default defineDashboard(shops, [
  {
    name: "top",
    area: "main",
    position: 60,
    height: 232,
    load: async () => (await import("./screens/TopShops.tsx")).TopShops,
  },
]);
