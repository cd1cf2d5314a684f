import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { apiKeys } from "./apiKeys.ts";
import { isOrigin, originsIn } from "./originsIn.ts";
import { apiKeyChanged } from "./server/apiKeyChanged.ts";
import { apiKeyHash, getPrefix, newApiKey } from "./server/apiKeySecret.ts";

export default defineRules(apiKeys, {
  beforeSave({ record }) {
    if (!record.origins) return;
    const origins = originsIn(record.origins);
    const wrong = origins.find((one) => !isOrigin(one));
    if (wrong !== undefined)
      throw invalid({
        origins: { key: "resources.apiKeys.validation.origin", params: { origin: wrong } },
      });
    record.origins = origins.join("\n");
  },
  async afterSave({ engine, tx, before }) {
    if (before) await apiKeyChanged(engine, tx);
  },
  actions: {
    async issue({ tx, record, answer }) {
      const secret = newApiKey();
      await tx.run(sql`select keep_api_key(${record.id}, ${apiKeyHash(secret)})`);
      answer({ secret });
      return { prefix: getPrefix(secret) };
    },
    async revoke({ engine, tx }) {
      await apiKeyChanged(engine, tx);
      return undefined;
    },
  },
});
