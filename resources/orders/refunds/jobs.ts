import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { handleRefundDeadlines } from "./commands/handleDeadlines.ts";

export const refundDeadlines = defineJob({
  name: "refundDeadlines",
  everyMinutes: 1,
  run: handleRefundDeadlines,
});
