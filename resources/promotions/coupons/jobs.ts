import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expireCoupons } from "./commands/expireCoupons.ts";

export const expireCouponsJob = defineJob({
  name: "expireCoupons",
  everyMinutes: 1,
  run: expireCoupons,
});
