/** The columns of pg-boss's own table of queues that a start compares with the declared ones. */
export interface BossQueueRow {
  name: string;
  policy: string | null;
  retry_limit: number | null;
  retry_delay: number | null;
  expire_seconds: number | null;
}

/** The columns of pg-boss's own table of tasks that say whether one is due or in progress. */
export interface BossJobRow {
  name: string;
  state: "created" | "retry" | "active";
}
