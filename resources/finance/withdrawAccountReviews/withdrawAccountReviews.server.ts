import { audit } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { readStored } from "../../../framework/server/operations/readRecord.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

export default defineRules(withdrawAccountReviews, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.asSystem(() =>
      tx.run(
        tx.db
          .selectFrom("withdraw_accounts as a")
          .innerJoin("shops as s", "s.id", "a.shop_id")
          .leftJoin("shop_info as i", (join) =>
            join.onRef("i.shop_id", "=", "a.shop_id").on("i.status", "=", "approved"),
          )
          .select(["a.id", "s.id as sellerId", "s.name as shop", "i.company", "i.realname"])
          .where("a.id", "=", anyId(ids)),
      ),
    );
    for (const row of rows) {
      const known = found.find(({ id }) => id === row.id);
      row.shop = known?.shop ?? null;
      row.sellerId = known?.sellerId ?? null;
      row.legalName = known?.company || known?.realname || null;
    }
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
      const found = await tx.first(
        tx.db
          .selectFrom("withdraw_accounts")
          .select(({ fn }) => fn.coalesce("bank_account", "alipay_account").as("number"))
          .where("id", "=", input.id),
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
