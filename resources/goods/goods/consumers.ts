import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { readSales, type SalesChange } from "./queries/readSales.ts";
import { summarize } from "./queries/summarizeSales.ts";

/**
 * Adds sales to their products, and sums up the stock of the products whose stock has moved: one
 * update for each product of a batch, with the products locked in the order of their ids.
 */
export const summarizeGoods = defineConsumer({
  name: "summarizeGoods",
  topics: ["order.paid", "order.cancelled", "stock.changed"],
  begins: "now",
  batch: 1000,
  async handle({ tx }, events) {
    const changes = events.flatMap((event): SalesChange[] => {
      if (event.topic === "order.paid") return [{ orderId: event.key, sign: 1 }];
      // A group that failed has sold nothing; any other sale that is refunded remains a sale.
      const isUnsold =
        event.topic === "order.cancelled" &&
        event.payload.reason === "groupFailed" &&
        event.payload.paid;
      return isUnsold ? [{ orderId: event.key, sign: -1 }] : [];
    });
    const sales = changes.length > 0 ? await readSales(tx, changes) : [];
    const moved = events.flatMap((event) =>
      event.topic === "stock.changed" ? [event.payload.goodsId] : [],
    );
    const ids = new Set([...sales.map(({ goodsId }) => goodsId), ...moved]);
    if (ids.size > 0) await summarize(tx, [...ids], sales);
  },
});
