/** What stands where a record has no value; zero is a value, and is shown as 0. */
export const noValue = "–";
