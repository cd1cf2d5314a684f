import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { post } from "../../../finance/server.ts";
import { lockCard } from "./changeCards.ts";
import { moveCard, recordCardEvent } from "./moveCard.ts";
import { postCard } from "./postCard.ts";

/**
 * Expires a card after its last day, and credits the rest to its shop. Unpaid orders can still use
 * what they hold, so a card waits for these. Returns false if it waits or has expired already.
 */
export async function expireGiftCard(ctx: TransactionContext, id: number): Promise<boolean> {
  const { status, balance, reserved, shopId } = await lockCard(ctx, id);
  if (status === "expired" || reserved > 0) return false;
  await updateRows(ctx, "giftCards", id, { status: "expired" });
  if (balance === 0) {
    await recordCardEvent(ctx, { id, type: "expired" });
    return true;
  }
  const entryId = await moveCard(ctx, { id, type: "expired", change: -balance });
  const shop = { account: "balance", shopId, amount: balance } as const;
  await post(ctx, postCard("giftCardExpired", { id, shopId, entryId }, shop));
  return true;
}

const batch = 200;
/** Expires gift cards after their last day. */
export async function expireGiftCards({
  engine,
  database,
  now,
  progress,
}: JobContext): Promise<void> {
  await progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("gift_cards")
          .select("id")
          .where("status", "!=", "expired")
          .where("ends_at", "<=", now.toISOString())
          .where("reserved", "=", 0)
          .where("id", ">", after)
          .orderBy("id")
          .limit(batch),
      ),
    ({ id }) =>
      inTransaction(engine, { actor: systemActor, now }, (ctx) => expireGiftCard(ctx, id)),
  );
}
