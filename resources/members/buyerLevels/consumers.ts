import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { assignLevels } from "./commands/assignLevels.ts";

/** Assigns buyers to the levels that they have reached, and all of them when the levels change. */
export const assignBuyerLevels = defineConsumer({
  name: "assignBuyerLevels",
  topics: ["buyer.pointsEarned", "level.changed"],
  begins: "now",
  handle: (ctx, events) =>
    assignLevels(
      ctx,
      events.some(({ topic }) => topic === "level.changed") ? null : events.map(({ key }) => key),
    ),
});
