import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { deleteExpired } from "./commands/deleteExpired.ts";

export const cleanUp = defineJob({
  name: "cleanUp",
  everyMinutes: 60,
  run: deleteExpired,
});
