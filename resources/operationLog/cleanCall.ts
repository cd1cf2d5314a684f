import { integer } from "../../framework/schema/index.ts";

/** Deletes what a log has written down longer ago than so many days; that it was done is written down too. */
export const cleanCall = {
  method: "POST",
  right: "clean",
  input: { days: integer({ required: true, min: 1, max: 36_500 }) },
  output: { count: integer() },
} as const;
