import { defineJob } from "../../framework/server/jobs/job.ts";
import { getMailer } from "./mailer.ts";

/** Retries messages that could not be sent, or whose process ended before sending them. */
export const sendMessages = defineJob({
  name: "sendMessages",
  everyMinutes: 1,
  run: async ({ engine, now, progress }) => {
    const mailer = getMailer(engine);
    await progress.handleMany("outbox", async () => (mailer ? (await mailer.sendPending(now)).sent : 0));
  },
});
