import type { Queue } from "../framework/server/jobs/defineQueue.ts";
import { refundQueue } from "./payments/refundQueue.ts";

/** Queues of the app. */
export const queues: readonly Queue[] = [refundQueue];
