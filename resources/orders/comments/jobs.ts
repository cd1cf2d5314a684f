import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { commentExpiredOrders } from "./commands/expireComments.ts";

export const expireComments = defineJob({
  name: "expireComments",
  everyMinutes: 5,
  run: commentExpiredOrders,
});
