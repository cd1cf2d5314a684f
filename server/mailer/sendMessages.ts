import { defineJob } from "../../framework/server/jobs/job.ts";
import { outboxOf } from "./mailer.ts";

/** Sends messages again that could not be sent, or whose process ended before. */
export const sendMessages = defineJob({
  name: "sendMessages",
  everyMinutes: 1,
  run: async ({ engine, now, progress }) => {
    const outbox = outboxOf(engine);
    await progress.handleMany("outbox", async () => (outbox ? (await outbox.sendDue(now)).sent : 0));
  },
});
