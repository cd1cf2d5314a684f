import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { liveStates } from "../flashSales.ts";

/**
 * Makes a product one of a flash sale. Its row stays locked until the transaction ends, so of two
 * promotions that claim it at the same time the second sees the first.
 *
 * @throws {DomainError} `flashSale.inGroup` when the product is sold in groups.
 */
export async function reserveGoods(tx: Tx, goodsId: number): Promise<void> {
  const reserved = await tx.first(
    tx.db
      .updateTable("goods")
      .set({ type: "seckill" })
      .where("id", "=", goodsId)
      .where("type", "in", ["ordinary", "seckill"])
      .returning("id"),
  );
  if (!reserved) throw domainError("flashSale.inGroup", {}, { fields: ["goods"] });
}

/** Makes products ordinary again that have no planned or running sale any more. */
export async function releaseGoods(tx: Tx, goodsIds: readonly number[]): Promise<void> {
  await tx.run(
    tx.db
      .updateTable("goods")
      .set({ type: "ordinary" })
      .where("id", "=", anyId(goodsIds))
      .where("type", "=", "seckill")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("flash_sales as s")
              .select("s.id")
              .whereRef("s.shop_id", "=", "goods.shop_id")
              .whereRef("s.goods", "=", "goods.id")
              .where("s.status", "in", liveStates),
          ),
        ),
      ),
  );
}
