import dayjs from "dayjs";

/** Maximum duration of a review in days of 24 hours. */
export const reviewDays = 7;

export const calculateDeadline = (submittedAt: Date): Date =>
  dayjs(submittedAt)
    .add(reviewDays * 24, "hour")
    .toDate();
/** Returns the days until the deadline, rounded up; zero or negative after it. */
export const countDaysLeft = (deadline: string, now: Date): number =>
  Math.ceil(dayjs(deadline).diff(now, "hour", true) / 24) || 0;
