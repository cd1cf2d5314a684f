import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { lockPurchase, storeSums } from "./lockPurchase.ts";

/** Closes the remainder of a purchase: units that have not arrived are no longer expected. */
export async function closePurchase(ctx: TransactionContext, id: number): Promise<void> {
  const purchase = await lockPurchase(ctx, id);
  await ctx.tx.run(sql`
    update purchases_progress set closed = qty - accepted - rejected where parent_id = ${id}`);
  const { owed, paid } = purchase;
  await storeSums(ctx, purchase, { incoming: 0, owed, paid });
}
