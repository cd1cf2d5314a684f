import type { BulkProgress } from "./useBulkRun.ts";

/** Returns the numbers of the sentence that says how a bulk run ended. */
export const toCounts = ({ ok, total, failed }: BulkProgress) => ({
  ok,
  total,
  failed: failed.length,
});

/**
 * Says how many of the rows are done, in the sentence for all of them: "3 items paused" becomes
 * "2 of 3 items paused". Null for a sentence without their number.
 */
export function nameShare(sentence: string, total: number, share: string): string | null {
  const number = String(total);
  const [before, after, ...others] = sentence.split(number);
  if (before === undefined || after === undefined || others.length > 0) return null;
  // The number may be a part of a longer one.
  return /\d$/.test(before) || /^\d/.test(after) ? null : before + share + after;
}
