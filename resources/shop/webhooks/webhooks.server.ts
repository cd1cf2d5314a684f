import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { addTestDelivery } from "../webhookDeliveries/commands/addDeliveries.ts";
import { webhookSender } from "../webhookDeliveries/commands/webhookSender.ts";
import { generateSecret, getPrefix, storeSecret } from "./commands/storeSecret.ts";
import { webhooks } from "./webhooks.ts";

export default defineRules(webhooks, {
  beforeChange({ operation, engine, record }) {
    if (!isSave(operation) || !record.url) return;
    const fault = engine.services.get(webhookSender).findAddressFault(record.url);
    if (fault) throw invalid({ url: { key: `resources.webhooks.validation.${fault}` } });
  },
  actions: {
    async issue({ tx, record, answer }) {
      const secret = generateSecret();
      await storeSecret(tx, record.id, secret);
      answer({ secret });
      return { prefix: getPrefix(secret) };
    },
    async roll({ tx, record, answer }) {
      const secret = generateSecret();
      await storeSecret(tx, record.id, secret);
      answer({ secret });
      return { prefix: getPrefix(secret) };
    },
    async sendTest(context) {
      await addTestDelivery(toTransactionContext(context), context.record);
      return undefined;
    },
    /** A webhook that is resumed has days again before it is disabled. */
    resume: () => ({ failingSince: null }),
  },
});
