import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { expireGiftCards } from "./commands/expireGiftCards.ts";

export const expireGiftCardsJob = defineJob({
  name: "expireGiftCards",
  everyMinutes: 5,
  run: expireGiftCards,
});
