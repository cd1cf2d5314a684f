/** Scheduled jobs in display order. `server/jobs.ts` defines them. */
export const jobNames = [
  "closeUnpaid",
  "receive",
  "expireComments",
  "expireGroups",
  "refundDeadlines",
  "settle",
  "sendMoneyBacks",
  "sendMessages",
  "reconcilePayments",
  "readProviderStatements",
  "foldSales",
  "auditMoney",
  "cleanUp",
] as const;
export type JobName = (typeof jobNames)[number];
