import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { settleShops } from "./commands/settleShops.ts";

export const settle = defineJob({
  name: "settle",
  everyMinutes: 5,
  run: settleShops,
});
