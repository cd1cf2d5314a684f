import { sql } from "kysely";
import type { StoredEvent } from "../../../../core/events/server/defineConsumer.ts";
import { type Payload, topics } from "../../../../core/events/topics.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { jsonb } from "../../../../framework/server/tables/jsonb.ts";
import type { webhookTopics } from "../../webhooks/topics.ts";
import { deliverWebhook } from "../queues.ts";
import type { WebhookBody } from "../webhookDeliveries.ts";

type WebhookTopic = (typeof webhookTopics)[number];
type Subscriber = Pick<TableRow<"webhooks">, "id" | "shop_id">;

/**
 * Adds deliveries of events to the webhooks that have subscribed to their topics. The webhooks of
 * all shops are read with one statement: most shops have none.
 */
export async function addEventDeliveries(
  ctx: TransactionContext,
  events: readonly StoredEvent<WebhookTopic>[],
): Promise<void> {
  const shopIds = [...new Set(events.flatMap(({ shopId }) => shopId ?? []))];
  if (shopIds.length === 0) return;
  const webhooks = await ctx.tx.run(sql<Subscriber & Pick<TableRow<"webhooks">, "topics">>`
    select id, shop_id, topics from webhooks
    where shop_id = any(${shopIds}::bigint[]) and status = 'active'
    order by id`);
  for (const event of events) {
    const body: WebhookBody = {
      id: `event_${event.id}`,
      topic: event.topic,
      createdAt: event.at.toISOString(),
      test: false,
      data: event.payload,
    };
    for (const webhook of webhooks)
      if (webhook.shop_id === event.shopId && webhook.topics?.includes(event.topic))
        await addDelivery(ctx, webhook, body, event.id);
  }
}

/** Adds a delivery with the example of the webhook's first topic. */
export async function addTestDelivery(
  ctx: TransactionContext,
  webhook: { id: number; topics: readonly WebhookTopic[] | null },
): Promise<void> {
  const [topic = "order.paid"] = webhook.topics ?? [];
  const stored = await ctx.tx.first(
    ctx.tx.db.selectFrom("webhooks").select(["id", "shop_id"]).where("id", "=", webhook.id),
  );
  if (!stored) return;
  const data: Payload<WebhookTopic> = topics[topic];
  const createdAt = ctx.now.toISOString();
  const body = { id: `test_${ctx.now.getTime()}`, topic, createdAt, test: true, data };
  await addDelivery(ctx, stored, body, null);
}

/** Adds a delivery and its task; the delivery of an event is added once. */
async function addDelivery(
  ctx: TransactionContext,
  { id: webhook, shop_id: shopId }: Subscriber,
  body: WebhookBody,
  event: number | null,
): Promise<void> {
  const { engine, tx, now } = ctx;
  await tx.asSystem(async () => {
    const [added] = await tx.run(
      tx.db
        .insertInto("webhook_deliveries")
        .values({
          shop_id: shopId,
          webhook,
          event,
          topic: body.topic,
          test: body.test,
          payload: jsonb(body),
          until: addDays(now, 1).toISOString(),
          add_time: now.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id"),
    );
    if (added) await engine.queues?.send(tx, deliverWebhook, { id: added.id });
  });
  await publishChanges(ctx, [shopId], ["webhookDeliveries"]);
}
