import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expirePoints } from "./commands/expirePoints.ts";
import { giveBirthdayPoints } from "./commands/giveBirthdayPoints.ts";
import { revaluePoints } from "./commands/revaluePoints.ts";

export const expirePointsJob = defineJob({
  name: "expirePoints",
  everyMinutes: 60,
  run: expirePoints,
});

export const revaluePointsJob = defineJob({
  name: "revaluePoints",
  everyMinutes: 60,
  run: revaluePoints,
});

export const giveBirthdayPointsJob = defineJob({
  name: "giveBirthdayPoints",
  everyMinutes: 60,
  run: giveBirthdayPoints,
});
