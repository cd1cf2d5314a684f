import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { refundDispatcher } from "./commands/refundDispatcher.ts";

export const sendProviderRefunds = defineJob({
  name: "sendMoneyBacks",
  everyMinutes: 1,
  run: (context) => context.engine.services.get(refundDispatcher).dispatchDue(context),
});
