import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { liveStates } from "../flashSales.ts";

/**
 * Rejects that a product is taken off sale while it is sold at a flash price.
 *
 * @throws {DomainError} `goods.flashSaleRunning` when a flash sale of the product is running.
 */
export async function checkNoFlashSale(tx: Tx, goodsId: number): Promise<void> {
  const now = new Date().toISOString();
  const running = await tx.first(
    tx.db
      .selectFrom("flash_sales")
      .select("id")
      .where("goods", "=", goodsId)
      .where("status", "in", liveStates)
      .where("seckill_begin_time", "<=", now)
      .where("seckill_end_time", ">", now)
      .limit(1),
  );
  if (running) throw domainError("goods.flashSaleRunning");
}
