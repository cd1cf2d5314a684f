import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { publishUses } from "./commands/publishUses.ts";
import { releaseVoucher } from "./commands/releaseVoucher.ts";

/**
 * Returns the code of an order that was cancelled, or refunded as a whole before it was shipped.
 */
export const releaseVouchers = defineConsumer({
  name: "releaseVouchers",
  topics: ["order.cancelled"],
  async handle(ctx, events) {
    for (const { shopId, payload } of events)
      if (shopId !== null)
        await releaseVoucher(
          ctx,
          { shopId, orderId: payload.orderId },
          payload.paid ? "refunded" : "cancelled",
        );
  },
});

/** Notifies open lists of the vouchers that new orders use. */
export const listVoucherUses = defineConsumer({
  name: "listVoucherUses",
  topics: ["order.placed"],
  async handle(ctx, events) {
    await publishUses(
      ctx,
      events.map(({ key }) => key),
    );
  },
});
