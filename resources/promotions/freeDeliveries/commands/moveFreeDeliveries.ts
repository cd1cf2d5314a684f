import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { findDue } from "../../flashSales/queries/findDue.ts";
import { liveStates } from "../freeDeliveries.ts";

/** Starts or ends a rule; returns false if it was changed in between. */
const moveRule =
  ({ engine, now }: JobContext) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const { tx } = ctx;
      const rule = await tx.first(
        tx.db
          .selectFrom("free_deliveries")
          .select("ends_at as endsAt")
          .where("id", "=", id)
          .where("status", "in", liveStates)
          .where("due_time", "<=", now.toISOString())
          .forUpdate(),
      );
      if (!rule) return false;
      const isOver = rule.endsAt !== null && new Date(rule.endsAt) <= now;
      await updateRows(
        ctx,
        "freeDeliveries",
        id,
        isOver ? { status: "ended", due_time: null } : { status: "running", due_time: rule.endsAt },
      );
      return true;
    });

/** Starts and ends the rules of free delivery that are due. */
export const moveDueRules = (context: JobContext): Promise<void> =>
  context.progress.handleAll(findDue("free_deliveries", context), moveRule(context));
