import { emit } from "../../../core/events/server/emit.ts";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { buyerLevels } from "./buyerLevels.ts";

export default defineRules(buyerLevels, {
  async read({ tx, rows, actor }) {
    for (const row of rows) row.buyerCount = 0;
    // How many buyers the market has is the platform's.
    if (actor.realm !== "platform" || rows.length === 0) return;
    const counts = await tx.run(
      tx.db
        .selectFrom("buyers")
        .select(({ fn }) => ["level", fn.countAll<number>().as("count")])
        .where("level", "=", anyId(rows.flatMap(({ id }) => id ?? [])))
        .groupBy("level"),
    );
    for (const row of rows)
      row.buyerCount = Number(counts.find(({ level }) => level === row.id)?.count ?? 0);
  },
  /** Buyers follow once the change is committed. */
  afterChange(context) {
    const ctx = toTransactionContext(context);
    for (const { record } of context.rows)
      emit(ctx, {
        topic: "level.changed",
        key: record.id,
        shopId: null,
        payload: { levelId: record.id },
      });
  },
});
