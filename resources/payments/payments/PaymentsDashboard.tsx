import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { payments } from "./payments.ts";

export default defineDashboard(payments, [
  {
    name: "failed",
    area: "figures",
    position: 13,
    hasPeriod: true,
    load: async () => (await import("./screens/FailedFigure.tsx")).FailedFigure,
  },
]);
