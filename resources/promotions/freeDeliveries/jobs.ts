import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { moveDue } from "../period/commands/moveDue.ts";

export const moveFreeDeliveries = defineJob({
  name: "moveFreeDeliveries",
  everyMinutes: 1,
  run: (context) => moveDue("freeDeliveries", context),
});
