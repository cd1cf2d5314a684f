import { emit } from "../core/events/server/emit.ts";
import { type Actor, inTransaction } from "../core/server/transactionContext.ts";
import type { Engine } from "../framework/server/engine.ts";

const daysAgo = 3;
const reason = "Your business documents have expired. Please submit current ones.";

/** Closes a shop, as the platform did some days ago. */
export const addClosedShop = (engine: Engine, shopId: number, platform: Actor): Promise<void> =>
  inTransaction(
    engine,
    { actor: platform, now: new Date(Date.now() - daysAgo * 86_400_000) },
    async (command) => {
      const { tx } = command;
      await tx.run(
        tx.db
          .updateTable("shops")
          .set({ status: "closed", closed_reason: reason })
          .where("id", "=", shopId),
      );
      emit(command, { topic: "shop.closed", key: shopId, shopId, payload: { shopId } });
    },
  );
