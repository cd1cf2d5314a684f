import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { sumShopDays } from "./commands/sumShopDays.ts";

export const sumShopDaysJob = defineJob({
  name: "sumShopDays",
  everyMinutes: 1,
  run: sumShopDays,
});
