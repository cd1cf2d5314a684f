import type { Job } from "../framework/server/jobs/job.ts";
import { auditJob } from "../resources/finance/ledger/server/auditJob.ts";
import { settle } from "../resources/finance/settlementLines/server/settle.ts";
import { aggregateSalesJob } from "../resources/goods/goods/server/aggregateSales.ts";
import { expireComments } from "../resources/orders/comments/server/expireComments.ts";
import { expireGroups } from "../resources/orders/groupOrders/server/expireGroups.ts";
import { closeUnpaid, receive } from "../resources/orders/orders/server/deadlines.ts";
import { refundDeadlines } from "../resources/orders/refunds/server/deadlines.ts";
import type { JobName } from "../resources/platform/jobRuns/jobNames.ts";
import { cleanUp } from "./cleanUp.ts";
import { sendMessages } from "./mailer/sendMessages.ts";
import { dispatchRefunds } from "./payments/dispatchRefunds.ts";
import { readProviderStatements } from "./payments/readProviderStatements.ts";
import { reconcilePayments } from "./payments/reconcilePayments.ts";

/** Background jobs of the app. The messages of `jobRuns` name each of them. */
export const jobs: readonly Job<JobName>[] = [
  closeUnpaid,
  receive,
  expireComments,
  expireGroups,
  refundDeadlines,
  settle,
  dispatchRefunds,
  sendMessages,
  reconcilePayments,
  readProviderStatements,
  aggregateSalesJob,
  auditJob,
  cleanUp,
];
