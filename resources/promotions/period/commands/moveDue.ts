import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { findDue } from "../../flashSales/queries/findDue.ts";

const tables = { freeDeliveries: "free_deliveries", vouchers: "vouchers" } as const;
type Name = keyof typeof tables;

/** Starts or ends a promotion; returns false if it was changed in between. */
const move =
  (name: Name, { engine, now }: JobContext) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const { tx } = ctx;
      const due = await tx.first(
        tx.db
          .selectFrom(tables[name])
          .select("ends_at as endsAt")
          .where("id", "=", id)
          .where("status", "in", ["planned", "running"])
          .where("due_time", "<=", now.toISOString())
          .forUpdate(),
      );
      if (!due) return false;
      const isOver = due.endsAt !== null && new Date(due.endsAt) <= now;
      await updateRows(
        ctx,
        name,
        id,
        isOver ? { status: "ended", due_time: null } : { status: "running", due_time: due.endsAt },
      );
      return true;
    });

/** Starts and ends the promotions of a resource that are due. */
export const moveDue = (name: Name, context: JobContext): Promise<void> =>
  context.progress.handleAll(findDue(tables[name], context), move(name, context));
