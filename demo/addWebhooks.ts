import { sql } from "kysely";
import { topics } from "../core/events/topics.ts";
import type { Engine } from "../framework/server/engine.ts";
import { jsonb } from "../framework/server/tables/jsonb.ts";
import { type Tx, transaction } from "../framework/server/transaction.ts";
import { generateSecret, storeSecret } from "../resources/shop/testing.ts";

const hour = 3_600_000;
/** A delivery in each state: one that has just been added waits for its first attempt. */
const deliveries = [
  { topic: "order.paid", status: "delivered", code: 200, attempts: 1, duration: 184, hours: 30 },
  { topic: "order.shipped", status: "delivered", code: 204, attempts: 2, duration: 96, hours: 27 },
  { topic: "stock.changed", status: "failed", code: 500, attempts: 12, duration: 2410, hours: 26 },
  {
    topic: "refund.requested",
    status: "retrying",
    code: null,
    attempts: 3,
    duration: 10_002,
    hours: 2,
  },
  { topic: "order.placed", status: "queued", code: null, attempts: 0, duration: null, hours: 0 },
] as const;
type Delivery = (typeof deliveries)[number];

/** The visible part of the secrets, the same in every demonstration; the rest is random. */
const prefix = "mhwh_Qx7vT2a";

/**
 * Adds a webhook of the first shop with a delivery in each state, and one that is paused. Their
 * host does not exist, so nothing leaves a demonstration.
 */
export const addWebhooks = (engine: Engine, shopId: number): Promise<void> =>
  transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const webhook = await addWebhook(tx, shopId, "Till and stock", "active");
    await addWebhook(tx, shopId, "Accounting 会计", "paused");
    for (const delivery of deliveries) await addDelivery(tx, { shopId, webhook }, delivery);
  });

async function addWebhook(
  tx: Tx,
  shopId: number,
  name: string,
  status: "active" | "paused",
): Promise<number> {
  const added = await tx.first(
    tx.db
      .insertInto("webhooks")
      .values({
        shop_id: shopId,
        name,
        url: "https://pos.example/markethall",
        topics: sql`array['order.placed', 'order.paid', 'order.shipped', 'refund.requested', 'stock.changed']`,
        status,
        prefix,
        add_time: new Date(Date.now() - 40 * 24 * hour),
      })
      .returning("id"),
  );
  if (!added) throw new Error("no webhook was added");
  await storeSecret(tx, added.id, `${prefix}${generateSecret().slice(prefix.length)}`);
  return added.id;
}

const errors = {
  failed: "declined",
  retrying: "noResponse",
} as const;

async function addDelivery(
  tx: Tx,
  { shopId, webhook }: { shopId: number; webhook: number },
  { topic, status, code, attempts, duration, hours }: Delivery,
): Promise<void> {
  const at = new Date(Date.now() - hours * hour);
  const payload = {
    id: `event_${4000 - hours}`,
    topic,
    createdAt: at.toISOString(),
    test: false,
    data: topics[topic],
  };
  await tx.run(
    tx.db.insertInto("webhook_deliveries").values({
      shop_id: shopId,
      webhook,
      topic,
      status,
      attempts,
      duration,
      response_code: code,
      response: code === 200 ? '{"ok":true}' : code === 500 ? "Internal Server Error" : null,
      error: status === "failed" || status === "retrying" ? errors[status] : null,
      delivered_at: status === "delivered" ? new Date(at.getTime() + (duration ?? 0)) : null,
      until: new Date(at.getTime() + 24 * hour),
      payload: jsonb(payload),
      add_time: at,
      upd_time: at,
    }),
  );
}
