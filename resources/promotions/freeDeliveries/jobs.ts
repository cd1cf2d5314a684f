import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { moveDueRules } from "./commands/moveFreeDeliveries.ts";

export const moveFreeDeliveries = defineJob({
  name: "moveFreeDeliveries",
  everyMinutes: 1,
  run: moveDueRules,
});
