/** A review takes at most seven days. */
export const reviewDays = 7;
const day = 24 * 60 * 60 * 1000;

export const deadlineOf = (submittedAt: Date): Date => new Date(submittedAt.getTime() + reviewDays * day);
/** Days until the deadline, begun ones counted whole; at most zero once it has passed. */
export const daysLeft = (deadline: string, now: Date): number =>
  Math.ceil((Date.parse(deadline) - now.getTime()) / day) || 0;
