import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import { failGroup, GroupChangedError } from "./failGroup.ts";

const batch = 100;
/**
 * Attempts for a group that a buyer joins while it is being ended; its members are read again each
 * time.
 */
const tries = 5;
async function end(engine: Engine, id: number, now: Date): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(engine, { actor: systemActor, now }, (command) =>
        failGroup(command, id),
      );
    } catch (error) {
      if (!(error instanceof GroupChangedError) || tried === tries) throw error;
    }
  }
}
/** Ends groups that are not full at their deadline. Each is checked again once it is locked. */
export const endExpiredGroups = ({ engine, database, now, progress }: JobContext): Promise<void> =>
  progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("group_orders")
          .select("id")
          .where("status", "=", "ongoing")
          .where("end_time", "<=", now.toISOString())
          .where("id", ">", after)
          .orderBy("id")
          .limit(batch),
      ),
    ({ id }) => end(engine, id, now),
  );
