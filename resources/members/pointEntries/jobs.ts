import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expirePoints } from "./commands/expirePoints.ts";

export const expirePointsJob = defineJob({
  name: "expirePoints",
  everyMinutes: 60,
  run: expirePoints,
});
