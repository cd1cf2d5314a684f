import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { insertMany } from "../../../core/server/insertMany.ts";
import { toNotice } from "./queries/toNotice.ts";

/** Writes the notices of shops, and of the platform. */
export const writeNotices = defineConsumer({
  name: "writeNotices",
  topics: [
    "order.paid",
    "order.groupCompleted",
    "refund.requested",
    "refund.offerDeclined",
    "refund.escalated",
    "refund.returned",
    "withdrawal.paid",
    "withdrawal.returned",
    "dayStatement.answered",
    "monthStatement.answered",
    "shop.closed",
    "shop.reopened",
    "webhook.disabled",
    "providerRefund.declined",
    "providerRefund.paidTwice",
  ],
  async handle({ tx }, events) {
    const notices = events.flatMap((event) => toNotice(event) ?? []);
    const forShops = notices.flatMap(({ shopId, ...notice }) =>
      shopId === null ? [] : [{ shopId, ...notice }],
    );
    const forPlatform = notices.flatMap(({ shopId, ...notice }) =>
      shopId === null ? [notice] : [],
    );
    if (forShops.length > 0) await tx.run(insertMany("notices", forShops));
    if (forPlatform.length > 0) await tx.run(insertMany("platform_notices", forPlatform));
  },
});
