import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expireCardSales } from "./commands/expireCardSales.ts";

export const expireCardSalesJob = defineJob({
  name: "expireCardSales",
  everyMinutes: 5,
  run: expireCardSales,
});
