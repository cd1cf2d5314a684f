import type { JobContext } from "../../framework/server/jobs/defineJob.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { reconcilePayment } from "./reconcile.ts";

const batch = 50;

/**
 * Queries payments whose webhook has not arrived, and cancels at the provider those that are closed
 * here.
 */
export const reconcilePayments = ({ engine, database, now, progress }: JobContext): Promise<void> =>
  progress.handleAll(
    async (after) => {
      const { rows } = await database.pool.query<Pick<TableRow<"payments">, "id" | "number">>(
        `select id, number from payments where reconcile_at is not null and reconcile_at <= $1 and id > $2 order by id limit ${batch}`,
        [now.toISOString(), after],
      );
      return rows;
    },
    async ({ id }) => {
      const state = await reconcilePayment(engine, id, now);
      if (typeof state === "object" && state) throw new Error(state.error);
      return state !== null;
    },
    ({ number }) => number,
  );
