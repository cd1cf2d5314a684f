import { sql } from "kysely";
import { emit } from "../../../core/events/server/emit.ts";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { type Locale, listLocales } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { publishChange } from "../../../framework/server/publishChange.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { initializeShop } from "../shopInfo/commands/initializeShop.ts";
import { notifyShop } from "./commands/notifyShop.ts";
import { shopReviews } from "./shopReviews.ts";

async function loadApplicant(tx: Tx, id: number) {
  const found = await tx.first(
    tx.db
      .selectFrom("shop_info as i")
      .innerJoin("shops as s", "s.id", "i.shop_id")
      .leftJoin("members as m", "m.id", "s.owner_id")
      .select(["i.shop_id as shopId", "s.owner_id as ownerId", "m.language"])
      .where("i.id", "=", id),
  );
  if (!found) throw new Error(`the application ${id} is of no shop`);
  return found;
}
const toLocale = (language: string | null): Locale =>
  listLocales().find((one) => one === language) ?? "en";
/** A decision clears the deadline. */
const toDecision = (reviewer: number) => ({
  reviewer,
  reviewedAt: new Date().toISOString(),
  deadline: null,
});

export default defineRules(shopReviews, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.run(
      tx.db
        .selectFrom("shop_info as i")
        .innerJoin("shops as s", "s.id", "i.shop_id")
        .innerJoin("members as m", "m.id", "s.owner_id")
        .select(["i.id", sql<string>`concat_ws(' · ', m.username, m.realname)`.as("name")])
        .where("i.id", "=", anyId(ids)),
    );
    for (const row of rows) row.applicant = found.find(({ id }) => id === row.id)?.name ?? null;
  },
  actions: {
    async approve(context) {
      const { engine, tx, actor, record } = context;
      const { shopId, ownerId, language } = await loadApplicant(tx, record.id);
      await tx.run(
        tx.db
          .updateTable("shops")
          .set({
            name: record.names?.en ?? null,
            logo: record.logo,
            type: record.type,
            // The status is not touched: a shop that was closed meanwhile is opened by `reopen`.
          })
          .where("id", "=", shopId),
      );
      await publishChange(engine, tx, engine.resource("shops"), {});
      await initializeShop(context, shopId, toLocale(language));
      await notifyShop({ engine, tx, actor, record }, shopId, "approved");
      const event = { topic: "shop.approved", key: shopId, shopId, payload: { shopId } } as const;
      emit(toTransactionContext(context), event);
      // Sessions of the shop's members must be reloaded: the shop has a name now.
      await reloadMembers(engine, tx, ownerId);
      return { ...toDecision(actor.id), reason: null, reasonText: null };
    },
    async reject(context) {
      const { engine, tx, actor, record, input } = context;
      const text = input.reasonText?.trim() || null;
      if (input.reason === "other" && !text)
        throw invalid({ reasonText: { key: "resources.shopReviews.validation.saysWhy" } });
      const { shopId, ownerId } = await loadApplicant(tx, record.id);
      await notifyShop({ engine, tx, actor, record }, shopId, "rejected");
      const event = { topic: "shop.declined", key: shopId, shopId, payload: { shopId } } as const;
      emit(toTransactionContext(context), event);
      await reloadMembers(engine, tx, ownerId);
      return { ...toDecision(actor.id), reason: input.reason, reasonText: text };
    },
  },
});
