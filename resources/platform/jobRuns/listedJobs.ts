/** A job in the platform's list. */
export interface ListedJob {
  job: string;
  /** What the job does, in the reader's language. */
  title: string;
  everyMinutes: number;
  running: boolean;
  lastAt: string | null;
  lastStatus: string | null;
  nextAt: string;
}
const isListed = (value: unknown): value is ListedJob =>
  typeof value === "object" &&
  value !== null &&
  "job" in value &&
  typeof value.job === "string" &&
  "title" in value &&
  typeof value.title === "string" &&
  "everyMinutes" in value &&
  typeof value.everyMinutes === "number" &&
  "nextAt" in value &&
  typeof value.nextAt === "string";

export const listedJobs = ({ list }: Record<string, unknown>): ListedJob[] =>
  Array.isArray(list) ? list.filter(isListed) : [];
