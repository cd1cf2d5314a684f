import type { Database } from "../database/openDatabase.ts";
import { defineQueue } from "./defineQueue.ts";
import type { JobRunner } from "./jobRunner.ts";
import type { Trigger } from "./jobRunStore.ts";

/** A run of a job as a task. */
export interface RunInput {
  job: string;
  trigger: Trigger;
}

/**
 * Creates the queue of the runs of jobs. It decides which process runs a job, and not whether two
 * may run it: the store of the runs does, so a killed process blocks its jobs no longer than the
 * detection of its silence takes. A run stores its own failures, and is not attempted again. No
 * queue of an app has its name, which is not in camel case.
 *
 * @param runner runs the jobs in this process; without one, the queue takes no task here
 */
export const createRunQueue = (runner: JobRunner | null, concurrency = 1) =>
  defineQueue({
    name: "job-runs",
    retry: { limit: 0, delaySeconds: 1 },
    concurrency,
    timeoutSeconds: 15 * 60,
    getKey: ({ job, trigger }: RunInput) => `${job} ${trigger}`,
    async run({ job, trigger }) {
      // If the job is already running, that run does the work.
      await runner?.run(job, { trigger });
    },
  });

/** Runs that a process makes at a time: requests need database connections too. */
export const countConcurrentRuns = ({ pool }: Database): number =>
  Math.max(2, Math.min(4, Math.floor((pool.options.max ?? 10) / 2)));
