import type { BulkProgress } from "./useBulkRun.ts";

/** Returns the numbers of the sentence that says how a bulk run ended. */
export const toCounts = ({ ok, total, failed }: BulkProgress) => ({
  ok,
  total,
  failed: failed.length,
});
