import { sql } from "kysely";
import { audit } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { readStored } from "../../../framework/server/operations/readRecord.ts";
import { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

export default defineRules(withdrawAccountReviews, {
  async read({ tx, rows }) {
    const ids = rows.map((row) => row.id);
    const found = await tx.run<{ id: number; name: string | null }>(sql`
      select a.id, s.name from withdraw_accounts a join shops s on s.id = a.shop_id where a.id = any(${ids}::bigint[])`);
    for (const row of rows) row.shop = found.find(({ id }) => id === row.id)?.name ?? null;
  },
  actions: {
    approve: () => ({ reason: null }),
    reject: ({ input }) => ({ reason: input.reason }),
  },
  calls: {
    async showNumber(context) {
      const { tx, engine, actor, input } = context;
      const resource = engine.resource(withdrawAccountReviews.name);
      const record = await readStored(tx, resource, actor, input.id);
      const found = await tx.first<{ number: string | null }>(
        sql`select coalesce(bank_account, alipay_account) as number from withdraw_accounts where id = ${input.id}`,
      );
      if (!found) throw notFound();
      await audit(
        { ...context, resource },
        { operation: "action", action: "showNumber", record, changes: {} },
      );
      return found;
    },
  },
});
