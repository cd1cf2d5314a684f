import { integer } from "../../framework/schema/index.ts";

/**
 * Minimum age in days of log entries that can be deleted; the platform sets a higher one for
 * entries about security.
 */
export const minLogDays = 30;

/**
 * Deletes entries of a log that are older than a number of days. A remaining entry records who did
 * it.
 */
export const cleanCall = {
  method: "POST",
  right: "clean",
  audited: true,
  input: { days: integer({ required: true, min: minLogDays, max: 36_500 }) },
  output: { count: integer() },
} as const;
