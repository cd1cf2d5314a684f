import { sql } from "kysely";
import { toCents } from "../../../../core/pointValue.ts";
import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { lockPoints, writeEntry } from "./writeEntry.ts";

const batch = 200;

/**
 * Values the points of buyers anew once the platform has changed what they pay, so that its
 * liability is what it would have to pay. Each change of points does so as well.
 */
export async function revaluePoints(context: JobContext): Promise<void> {
  const { engine, database, now, progress } = context;
  const find = (after: number) =>
    queryPool(
      database.pool,
      sql<Pick<CamelRow<"buyers">, "id">>`
        select b.id from buyers b
        where b.id > ${after} and b.points_value <> floor(b.points::bigint
          * coalesce((select points_value from platform_config), 300) / 1000)
        order by b.id limit ${batch}`,
    );
  await progress.handleAll(find, ({ id }) =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const held = await lockPoints(ctx, id);
      if (held.pointsValue === toCents(held.points, await readPointsValue(ctx.tx))) return false;
      const change = { memberId: id, type: "revalued", inOut: "in", amount: 0 } as const;
      await writeEntry(ctx, held, { ...change, shortfall: 0 });
      return true;
    }),
  );
}
