import { type JobName, jobNames } from "./jobNames.ts";

/** A job in the platform's list. */
export interface ListedJob {
  job: JobName;
  everyMinutes: number;
  running: boolean;
  lastAt: string | null;
  lastStatus: string | null;
  nextAt: string;
}
const known: readonly unknown[] = jobNames;
const isListed = (value: unknown): value is ListedJob =>
  typeof value === "object" &&
  value !== null &&
  "job" in value &&
  known.includes(value.job) &&
  "everyMinutes" in value &&
  typeof value.everyMinutes === "number" &&
  "nextAt" in value &&
  typeof value.nextAt === "string";

export const listedJobs = ({ list }: Record<string, unknown>): ListedJob[] =>
  Array.isArray(list) ? list.filter(isListed) : [];
