import type { Job } from "../framework/server/jobs/job.ts";
import type { JobName } from "../resources/jobRuns/jobNames.ts";
import { closeUnpaid, receive } from "../resources/orders/server/deadlines.ts";
import { cleanUp } from "./cleanUp.ts";

/** What the house does without being asked. The words of `jobRuns` name each. */
export const jobs: readonly Job<JobName>[] = [closeUnpaid, receive, cleanUp];
