import { runActionCommand, runCommand } from "../../../core/server/runCommand.ts";
import { drawShopNumber } from "../../../core/server/shopCounters.ts";
import { isAdmin } from "../../../framework/schema/index.ts";
import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { invalid, notFound } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { applyCount } from "./commands/applyCount.ts";
import { countLine } from "./commands/countLine.ts";
import { requestRecount } from "./commands/requestRecount.ts";
import { startCount } from "./commands/startCount.ts";
import { submitCount } from "./commands/submitCount.ts";
import { domainError } from "./errors.ts";
import { readProgress } from "./queries/readProgress.ts";
import { readSheet } from "./queries/readSheet.ts";
import { stockCounts } from "./stockCounts.ts";

type RuleContext = Pick<AppContext, "engine" | "tx" | "actor" | "ip">;
/** A count is approved by somebody who has counted nothing of it, or by the owner of the shop. */
async function assertReviewer({ tx, actor }: RuleContext, id: number): Promise<void> {
  if (isAdmin(actor)) return;
  const own = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom("stock_count_entries as e")
        .innerJoin("stock_counts_lines as l", "l.id", "e.line_id")
        .select("e.line_id")
        .where("l.parent_id", "=", id)
        .where("e.counter_id", "=", actor.id)
        .limit(1),
    ),
  );
  if (own) throw domainError("stockCount.ownReview");
}

export default defineRules(stockCounts, {
  async beforeChange({ operation, tx, record, before, actor }) {
    if (!isSave(operation) || (before && before.status !== "open")) return;
    if (actor.tenantId === null) throw notFound();
    if (!before) record.number = await drawShopNumber(tx, "stockCount", actor.tenantId);
    await checkScope(tx, { ...before, ...record });
  },
  async read({ tx, rows }) {
    const counted = await readProgress(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) row.counted = counted.get(row.id ?? 0) ?? 0;
  },
  actions: {
    start: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          startCount(ctx, { ...context.record, shopId: context.actor.tenantId ?? 0 }),
        ),
    },
    submit: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          submitCount(ctx, { ...context.record, shopId: context.actor.tenantId ?? 0 }),
        ),
    },
    recount: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => requestRecount(ctx, context.record.id)),
    },
    approve: {
      manual: true,
      async run(context) {
        await assertReviewer(context, context.record.id);
        return runActionCommand(context, (ctx) => applyCount(ctx, context.record.id));
      },
    },
    reject: ({ actor, input }) => ({
      rejectReason: input.reason,
      reviewer: actor.name,
      reviewedAt: new Date().toISOString(),
    }),
  },
  calls: {
    getSheet: ({ tx, actor, input }) =>
      tx.asSystem(() =>
        readSheet(tx, { id: input.id, shopId: actor.tenantId ?? 0, memberId: actor.id }),
      ),
    count: (context) => {
      const { actor, input } = context;
      const count = { id: input.id, shopId: actor.tenantId ?? 0 };
      const units = { ...input, secondsAgo: input.secondsAgo ?? 0 };
      return runCommand(context, (ctx) => countLine(ctx, count, units));
    },
  },
});

/** Checks that what is to be counted is chosen, and lies in the warehouse. */
async function checkScope(
  tx: Tx,
  record: { scope?: string; warehouse?: number; location?: number | null; skuIds?: number[] },
): Promise<void> {
  const { scope, warehouse, location, skuIds = [] } = record;
  if (scope === "skus" && skuIds.length === 0)
    throw invalid({ skuIds: { key: "validation.required" } });
  if (scope !== "location" || !location) return;
  const found = await tx.first(
    tx.db.selectFrom("stock_locations").select("warehouse").where("id", "=", location),
  );
  if (found?.warehouse !== warehouse)
    throw invalid({ location: { key: "resources.stockCounts.validation.otherWarehouse" } });
}
