import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { moveDue } from "../period/commands/moveDue.ts";

export const moveVouchers = defineJob({
  name: "moveVouchers",
  everyMinutes: 1,
  run: (context) => moveDue("vouchers", context),
});
