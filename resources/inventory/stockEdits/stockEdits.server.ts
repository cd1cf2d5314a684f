import { drawShopNumber } from "../../../core/server/shopCounters.ts";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { type Actor, isAdmin } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { applyEdit } from "./commands/applyEdit.ts";
import { prepareLines } from "./commands/prepareLines.ts";
import { domainError } from "./errors.ts";
import { stockEdits } from "./stockEdits.ts";

interface Reviewed {
  actor: Actor;
  record: { addBy?: number | null; updBy?: number | null };
}
/**
 * An edit is reviewed by somebody who has not written or changed it; only the owner of the shop may
 * review an own one.
 */
function assertReviewer({ actor, record }: Reviewed): void {
  if ([record.addBy, record.updBy].includes(actor.id) && !isAdmin(actor))
    throw domainError("stockEdit.ownReview");
}

export default defineRules(stockEdits, {
  async beforeChange({ operation, tx, record, before, actor }) {
    if (!isSave(operation)) return;
    if (before && before.status !== "pending") return;
    if (!before) {
      if (actor.tenantId === null) throw notFound();
      record.number = await drawShopNumber(tx, "stockEdit", actor.tenantId);
      record.authorName = actor.name;
    }
    record.lines = await prepareLines(
      tx,
      record.warehouse ?? before?.warehouse,
      record.lines ?? before?.lines ?? [],
    );
    record.units = record.lines.reduce((sum, { num }) => sum + (num ?? 0), 0);
  },
  async afterChange(context) {
    const { operation, tx, rows, actor } = context;
    if (operation !== "create" || !(await appliesAtOnce(tx, actor.tenantId))) return;
    await tx.asSystem(async () => {
      for (const { record } of rows) await applyEdit(toTransactionContext(context), record.id);
    });
  },
  actions: {
    approve: {
      manual: true,
      async run(context) {
        assertReviewer(context);
        const { tx, record } = context;
        await tx.asSystem(() => applyEdit(toTransactionContext(context), record.id));
        return undefined;
      },
    },
    reject(context) {
      assertReviewer(context);
      const { actor, input } = context;
      return {
        rejectReason: input.reason,
        reviewer: actor.name,
        reviewedAt: new Date().toISOString(),
      };
    },
    cancel({ actor, record }) {
      if (record.addBy !== actor.id && !isAdmin(actor)) throw domainError("stockEdit.notAuthor");
      return {};
    },
  },
});

/** Whether the owner of a shop lets edits change the stock without a review. */
async function appliesAtOnce(tx: Tx, shopId: number | null): Promise<boolean> {
  const config = await tx.first(
    tx.db.selectFrom("shop_config").select("stock_edits_at_once").where("shop_id", "=", shopId),
  );
  return config?.stock_edits_at_once ?? false;
}
