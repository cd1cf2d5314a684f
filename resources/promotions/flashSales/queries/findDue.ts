import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";

/** Finds the rows of a table that are due to start or to end, ordered by id. */
export const findDue =
  (table: "flash_sales" | "free_deliveries" | "vouchers", { database, now }: JobContext) =>
  (after: number): Promise<{ id: number }[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom(table)
        .select("id")
        .where("due_time", "<=", now.toISOString())
        .where("id", ">", after)
        .orderBy("id")
        .limit(200),
    );
