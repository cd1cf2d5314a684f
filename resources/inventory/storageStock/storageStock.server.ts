import { sql } from "kysely";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { branchIds } from "../../../framework/server/sql/branchIds.ts";
import { findDifferences, synStock } from "./commands/synStock.ts";
import { readNumbers } from "./queries/readNumbers.ts";
import { readPlaces } from "./queries/readPlaces.ts";
import { storageStock } from "./storageStock.ts";

export default defineRules(storageStock, {
  beforeChange({ record, before }) {
    const warn = record.warnStock === undefined ? before?.warnStock : record.warnStock;
    const max = record.maxStock === undefined ? before?.maxStock : record.maxStock;
    if (warn != null && max != null && max <= warn)
      throw invalid({ maxStock: { key: "resources.storageStock.validation.aboveWarning" } });
  },
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const numbers = await readNumbers(tx, ids);
    for (const row of rows) Object.assign(row, numbers.get(row.id ?? 0));
  },
  filters: {
    category: ({ values }) => sql<boolean>`exists (
      select from goods g
      where g.id = t.goods_id
        and g.category = any(${branchIds(sql.table("categories"), sql.ref("t.parent"), [...values])})
    )`,
  },
  calls: {
    getPlaces: async ({ tx, actor, input }) => ({
      list: await readPlaces(tx, { id: input.id, shopId: actor.tenantId ?? 0 }),
    }),
    getSynStock: async ({ tx, actor }) => ({
      list: await findDifferences(tx, actor.tenantId ?? 0),
    }),
    synStock: async (context) => {
      const { tx, actor, input } = context;
      const shopId = actor.tenantId ?? 0;
      const asked = { shopId, skuIds: input.skuIds ?? [] };
      return {
        changed: await tx.asSystem(() => synStock(toTransactionContext(context), asked)),
      };
    },
  },
});
