import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { jobRuns } from "./jobRuns.ts";

export default defineDashboard(jobRuns, [
  {
    name: "health",
    area: "side",
    position: 30,
    height: 88,
    load: async () => (await import("./screens/Health.tsx")).Health,
  },
]);
