import { queryPool } from "../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { reconcilePayment } from "./reconcile.ts";

const batch = 50;

/**
 * Queries payments whose webhook has not arrived, and cancels at the provider those that are closed
 * here.
 */
export const reconcilePayments = ({ engine, database, now, progress }: JobContext): Promise<void> =>
  progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("payments")
          .select(["id", "number"])
          .where("reconcile_at", "is not", null)
          .where("reconcile_at", "<=", now.toISOString())
          .where("id", ">", after)
          .orderBy("id")
          .limit(batch),
      ),
    async ({ id }) => {
      const state = await reconcilePayment(engine, id, now);
      if (typeof state === "object" && state) throw new Error(state.error);
      return state !== null;
    },
    ({ number }) => number,
  );
