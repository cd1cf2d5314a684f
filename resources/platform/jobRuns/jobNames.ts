/** What the house does without being asked, in the order in which it is listed. `server/jobs.ts` says how. */
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
