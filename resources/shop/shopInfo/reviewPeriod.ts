/** Maximum duration of a review in days. */
export const reviewDays = 7;
const day = 24 * 60 * 60 * 1000;

export const calculateDeadline = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + reviewDays * day);
/** Returns the days until the deadline, rounded up; zero or negative after it. */
export const countDaysLeft = (deadline: string, now: Date): number =>
  Math.ceil((Date.parse(deadline) - now.getTime()) / day) || 0;
