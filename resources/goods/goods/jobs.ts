import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { aggregateSales } from "./commands/aggregateSales.ts";

/** Aggregates every minute the sales that a process recorded and could not aggregate. */
export const aggregateSalesJob = defineJob({
  name: "foldSales",
  everyMinutes: 1,
  run: ({ engine, progress }) => progress.handleMany("goods", () => aggregateSales(engine)),
});
