import type { Job } from "../framework/server/jobs/defineJob.ts";
import { auditJob, settle } from "../resources/finance/server.ts";
import { aggregateSalesJob } from "../resources/goods/server.ts";
import {
  closeUnpaid,
  expireComments,
  expireGroups,
  receive,
  refundDeadlines,
} from "../resources/orders/server.ts";
import type { JobName } from "../resources/platform/index.ts";
import { cleanUp } from "./cleanUp.ts";
import { retryMessages } from "./mailer/retryMessages.ts";
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
  retryMessages,
  reconcilePayments,
  readProviderStatements,
  aggregateSalesJob,
  auditJob,
  cleanUp,
];
