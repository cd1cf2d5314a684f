import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { cancelUnpaidOrders, confirmOverdueReceipts } from "./commands/handleDeadlines.ts";

export const closeUnpaid = defineJob({
  name: "closeUnpaid",
  everyMinutes: 1,
  run: cancelUnpaidOrders,
});
export const receive = defineJob({
  name: "receive",
  everyMinutes: 1,
  run: confirmOverdueReceipts,
});
