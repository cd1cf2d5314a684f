import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { apiKeys } from "./apiKeys.ts";
import { generateApiKey, getPrefix, hashApiKey } from "./commands/generateApiKey.ts";
import { reloadApiKey } from "./commands/reloadApiKey.ts";
import { isOrigin, parseOrigins } from "./parseOrigins.ts";

export default defineRules(apiKeys, {
  beforeChange({ operation, record }) {
    if (!isSave(operation)) return;
    if (!record.origins) return;
    const origins = parseOrigins(record.origins);
    const wrong = origins.find((one) => !isOrigin(one));
    if (wrong !== undefined)
      throw invalid({
        origins: { key: "resources.apiKeys.validation.origin", params: { origin: wrong } },
      });
    record.origins = origins.join("\n");
  },
  async afterChange({ operation, engine, tx, rows }) {
    if (isSave(operation) && rows.some(({ before }) => before)) reloadApiKey(engine, tx);
  },
  actions: {
    async issue({ tx, record, answer }) {
      const secret = generateApiKey();
      await tx.run(sql`select keep_api_key(${record.id}, ${hashApiKey(secret)})`);
      answer({ secret });
      return { prefix: getPrefix(secret) };
    },
    async revoke({ engine, tx }) {
      reloadApiKey(engine, tx);
      return undefined;
    },
  },
});
