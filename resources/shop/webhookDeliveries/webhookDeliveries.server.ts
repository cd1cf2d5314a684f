import { addDays } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { domainError } from "../errors.ts";
import { deliverWebhook } from "./queues.ts";
import { webhookDeliveries } from "./webhookDeliveries.ts";

export default defineRules(webhookDeliveries, {
  actions: {
    /** Attempts it again for a day, with the same content. */
    sendAgain: async ({ engine, tx, record }) => {
      const webhook = await tx.first(
        tx.db.selectFrom("webhooks").select("status").where("id", "=", record.webhook),
      );
      if (webhook?.status !== "active") throw domainError("webhook.notActive");
      await engine.queues?.send(tx, deliverWebhook, { id: record.id });
      return { until: addDays(new Date(), 1).toISOString(), attempts: 0, error: null };
    },
  },
});
