import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { operationLog } from "./operationLog.ts";

export default defineDashboard(operationLog, [
  {
    name: "recent",
    area: "main",
    position: 90,
    height: 280,
    load: async () => {
      const { RecentChanges } = await import("../../../core/logs/screens/RecentChanges.tsx");
      return () => <RecentChanges resource={operationLog} />;
    },
  },
]);
