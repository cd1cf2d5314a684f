import { emit } from "../../../../core/events/server/emit.ts";
import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import { audit } from "../../../../framework/server/audit.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { forbidden, notFound } from "../../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../../framework/server/memberSessions.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { domainError } from "../../errors.ts";
import { shops } from "../shops.ts";

interface Change {
  id: number;
  to: "open" | "closed";
  /** Why it is closed, which its owner reads; null when it opens again. */
  reason: string | null;
}

/**
 * Closes a shop or opens it again. A closed shop is hidden in the storefront and takes no orders,
 * and its payouts wait; its members go on with the orders that it has. Its owner is written to.
 *
 * @throws {DomainError} `shop.stateUnchanged` when it is so already; `record.notFound` for a shop
 * without a name, which is not approved yet, or one that is terminated.
 */
export async function changeState(context: AppContext, { id, to, reason }: Change): Promise<void> {
  const { engine, tx, actor } = context;
  if (actor.realm !== "platform") throw forbidden(shops.access);
  const shop = await tx.first(
    tx.db
      .selectFrom("shops")
      .select(["name", "status", "closed_reason as closedReason"])
      .where("id", "=", id)
      .where("name", "is not", null)
      .where("status", "!=", "terminated")
      .forUpdate(),
  );
  if (!shop) throw notFound();
  if (shop.status === to) throw domainError("shop.stateUnchanged", { shop: shop.name ?? "" });
  await tx.run(
    tx.db.updateTable("shops").set({ status: to, closed_reason: reason }).where("id", "=", id),
  );
  const resource = engine.resource(shops.name);
  await audit(
    { ...context, resource },
    {
      operation: "action",
      action: to === "closed" ? "close" : "reopen",
      record: { id, version: 1, name: shop.name },
      changes: { closedReason: [shop.closedReason, reason] },
    },
  );
  emit(toTransactionContext(context), {
    topic: to === "closed" ? "shop.closed" : "shop.reopened",
    key: id,
    shopId: id,
    payload: { shopId: id },
  });
  await publishChange(engine, tx, resource, {});
  // The sessions of its members know whether the shop is open.
  await reloadMembers(engine, tx);
}
