import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { goods } from "./goods.ts";

export default defineDashboard(goods, [
  {
    name: "start",
    area: "main",
    position: 5,
    height: 0,
    needs: ["create"],
    load: async () => (await import("./screens/FirstProduct.tsx")).FirstProduct,
  },
]);
