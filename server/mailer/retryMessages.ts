import { defineJob } from "../../framework/server/jobs/defineJob.ts";
import { mailer } from "./mailer.ts";

/** Retries messages that could not be sent, or whose process ended before sending them. */
export const retryMessages = defineJob({
  name: "sendMessages",
  everyMinutes: 1,
  run: async ({ engine, now, progress }) => {
    await progress.handleMany(
      "outbox",
      async () => (await engine.services.get(mailer).sendPending(now)).sent,
    );
  },
});
