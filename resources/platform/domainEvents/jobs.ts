import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { catchUpEvents } from "./commands/catchUpEvents.ts";

export const catchUpEventsJob = defineJob({
  name: "catchUpEvents",
  everyMinutes: 1,
  run: catchUpEvents,
});
