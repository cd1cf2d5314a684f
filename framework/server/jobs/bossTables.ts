/** The columns of pg-boss's own table of queues that a start compares with the declared ones. */
export interface BossQueueRow {
  name: string;
  policy: string | null;
  retry_limit: number | null;
  retry_delay: number | null;
  expire_seconds: number | null;
}
