import type { Tx } from "../transaction.ts";
import type { Counts, RowFailure } from "./progress.ts";

export const triggers = ["schedule", "manual", "retry"] as const;
export type Trigger = (typeof triggers)[number];

export interface RequestedRun {
  job: string;
  trigger: Trigger;
  /** Which process runs it. */
  process: string;
  /** Who asked for it; nobody where it was its turn. */
  askedBy: { id: number; name: string } | null;
}
export interface BegunRun {
  id: number;
  /** The database's clock, on which all processes agree. */
  now: Date;
}
export interface RunEnd extends Counts {
  status: "done" | "failed";
  failures: readonly RowFailure[];
}
/** How often a run says that its process is alive, and after what silence it is not. */
export const heartbeatMs = 3000;
export const silentSeconds = 20;

/** Where runs are written down, which is also what keeps two of one job from running at once. A house keeps it in a resource of its own. */
export interface JobRunStore {
  /**
   * Begins a run, in the caller's transaction; null where one of the job is under way in any process. One whose process has been silent for
   * too long is written down as failed, and no longer under way.
   */
  begin(tx: Tx, asked: RequestedRun): Promise<BegunRun | null>;
  /** Says that a run's process is alive, and how far it is; answers whether the run is still its own. */
  heartbeat(id: number, counts: Counts): Promise<boolean>;
  end(id: number, end: RunEnd): Promise<void>;
  /** Writes down as failed what silent processes have left; answers the jobs. */
  failStale(): Promise<string[]>;
}
