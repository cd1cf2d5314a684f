import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { liveStates } from "../flashSales.ts";
import { findDue } from "../queries/findDue.ts";
import { releaseGoods } from "./reserveGoods.ts";

/** Starts or ends a sale; returns false if it was changed in between. */
const moveSale =
  ({ engine, now }: JobContext) =>
  ({ id }: { id: number }): Promise<boolean> =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const { tx } = ctx;
      const sale = await tx.first(
        tx.db
          .selectFrom("flash_sales")
          .select(["goods", "shop_id as shopId", "seckill_end_time as endTime"])
          .where("id", "=", id)
          .where("status", "in", liveStates)
          .where("due_time", "<=", now.toISOString())
          .forUpdate(),
      );
      if (!sale) return false;
      const isOver = new Date(sale.endTime) <= now;
      await updateRows(
        ctx,
        "flashSales",
        id,
        isOver
          ? { status: "ended", due_time: null }
          : { status: "running", due_time: sale.endTime },
      );
      if (!isOver) return true;
      await releaseGoods(tx, [sale.goods]);
      await publishChange(engine, tx, engine.resource("goods"), { shopId: sale.shopId });
      return true;
    });

/** Starts and ends the flash sales whose time has come. */
export const moveDueSales = (context: JobContext): Promise<void> =>
  context.progress.handleAll(findDue("flash_sales", context), moveSale(context));
