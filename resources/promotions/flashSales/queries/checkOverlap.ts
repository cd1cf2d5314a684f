import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { liveStates } from "../flashSales.ts";

interface Period {
  id: number;
  goods: number;
  seckillBeginTime: string;
  seckillEndTime: string;
}
/**
 * Rejects a sale in the period of another one of its product, which the caller has locked. A sale
 * may begin at the moment at which another one ends.
 *
 * @throws {DomainError} `flashSale.overlaps` naming the other sale.
 */
export async function checkOverlap(tx: Tx, sale: Period): Promise<void> {
  const other = await tx.first(
    tx.db
      .selectFrom("flash_sales")
      .select(["id", "seckill_begin_time as beginTime", "seckill_end_time as endTime"])
      .where("goods", "=", sale.goods)
      .where("id", "!=", sale.id)
      .where("status", "in", liveStates)
      .where("seckill_begin_time", "<", sale.seckillEndTime)
      .where("seckill_end_time", ">", sale.seckillBeginTime)
      .orderBy("seckill_begin_time")
      .limit(1),
  );
  if (!other) return;
  const { id, beginTime: from, endTime: to } = other;
  throw domainError(
    "flashSale.overlaps",
    { from, to },
    { fields: ["seckillBeginTime"], data: { id } },
  );
}
