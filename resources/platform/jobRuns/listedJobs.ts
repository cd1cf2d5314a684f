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
const unitMinutes = { days: 1440, hours: 60 } as const;
/** Returns how often a job runs in the largest unit of which it is a whole number: 60 is 1 hour. */
export function toInterval(everyMinutes: number): {
  unit: "days" | "hours" | "minutes";
  count: number;
} {
  for (const unit of ["days", "hours"] as const)
    if (everyMinutes > 0 && everyMinutes % unitMinutes[unit] === 0)
      return { unit, count: everyMinutes / unitMinutes[unit] };
  return { unit: "minutes", count: everyMinutes };
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
