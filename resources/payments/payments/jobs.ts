import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { paymentGateway } from "./commands/paymentGateway.ts";

export const reconcilePayments = defineJob({
  name: "reconcilePayments",
  everyMinutes: 1,
  run: (context) => context.engine.services.get(paymentGateway).reconcilePayments(context),
});
export const readProviderStatements = defineJob({
  name: "readProviderStatements",
  everyMinutes: 24 * 60,
  run: (context) => context.engine.services.get(paymentGateway).readStatements(context),
});
