import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expirePlatformCoupons } from "./commands/expirePlatformCoupons.ts";

export const expirePlatformCouponsJob = defineJob({
  name: "expirePlatformCoupons",
  everyMinutes: 1,
  run: expirePlatformCoupons,
});
