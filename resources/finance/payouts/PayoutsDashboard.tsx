import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { payouts } from "./payouts.ts";

export default defineDashboard(payouts, [
  {
    name: "open",
    area: "side",
    position: 20,
    height: 80,
    load: async () => (await import("./screens/OpenPayouts.tsx")).OpenPayouts,
  },
]);
