import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { endExpiredGroups } from "./commands/expireGroups.ts";

export const expireGroups = defineJob({
  name: "expireGroups",
  everyMinutes: 1,
  run: endExpiredGroups,
});
