import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { platformLog } from "./platformLog.ts";

export default defineDashboard(platformLog, [
  {
    name: "recent",
    area: "side",
    position: 90,
    height: 280,
    load: async () => {
      const { RecentChanges } = await import("../../../core/logs/screens/RecentChanges.tsx");
      return () => <RecentChanges resource={platformLog} />;
    },
  },
]);
