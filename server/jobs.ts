import type { Job } from "../framework/server/jobs/job.ts";
import { expireComments } from "../resources/comments/server/expireComments.ts";
import { foldSalesJob } from "../resources/goods/server/foldSales.ts";
import { expireGroups } from "../resources/groupOrders/server/expireGroups.ts";
import type { JobName } from "../resources/jobRuns/jobNames.ts";
import { auditJob } from "../resources/ledger/server/auditJob.ts";
import { closeUnpaid, receive } from "../resources/orders/server/deadlines.ts";
import { refundDeadlines } from "../resources/refunds/server/deadlines.ts";
import { settle } from "../resources/settlementLines/server/settle.ts";
import { cleanUp } from "./cleanUp.ts";
import { sendMessages } from "./outbox/sendMessages.ts";
import { readProviderStatements } from "./pay/readProviderStatements.ts";
import { reconcilePayments } from "./pay/reconcilePayments.ts";
import { sendMoneyBacks } from "./pay/sendMoneyBacks.ts";

/** What the house does without being asked. The words of `jobRuns` name each. */
export const jobs: readonly Job<JobName>[] = [
  closeUnpaid,
  receive,
  expireComments,
  expireGroups,
  refundDeadlines,
  settle,
  sendMoneyBacks,
  sendMessages,
  reconcilePayments,
  readProviderStatements,
  foldSalesJob,
  auditJob,
  cleanUp,
];
