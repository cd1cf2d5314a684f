import type { Tx } from "../transaction.ts";
import type { Counts, RowFailure } from "./progress.ts";

export const triggers = ["schedule", "manual", "retry"] as const;
export type Trigger = (typeof triggers)[number];

export interface RequestedRun {
  job: string;
  trigger: Trigger;
  /** The process that runs it. */
  process: string;
  /** The member who requested it; null for a scheduled run. */
  askedBy: { id: number; name: string } | null;
}
export interface StartedRun {
  id: number;
  /** The database's time, on which all processes agree. */
  now: Date;
}
export interface RunEnd extends Counts {
  status: "done" | "failed";
  failures: readonly RowFailure[];
  /** Items that were found and left as they are, with the key of the reason's message. */
  skipped: readonly RowFailure[];
}
/** Interval of a run's heartbeat, and the silence after which its process counts as dead. */
export const heartbeatMs = 3000;
export const silentSeconds = 20;

/**
 * Stores runs, and prevents two concurrent runs of one job. An app implements it with a resource.
 */
export interface JobRunStore {
  /**
   * Begins a run in the caller's transaction; returns null when the job is already running in any
   * process. A run whose process has been silent for too long is marked as failed and no longer
   * counts as running.
   */
  begin(tx: Tx, request: RequestedRun): Promise<StartedRun | null>;
  /**
   * Records that a run's process is alive, with its progress; returns whether the process still
   * owns the run.
   */
  heartbeat(id: number, counts: Counts): Promise<boolean>;
  end(id: number, end: RunEnd): Promise<void>;
  /** Marks the runs of silent processes as failed; returns their jobs. */
  failStale(): Promise<string[]>;
}
