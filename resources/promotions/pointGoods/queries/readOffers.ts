import { sql } from "kysely";
import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { PointOffer } from "../pointOffer.ts";

/** Reads an offer that runs; null where there is none. */
export async function readOffer(tx: Tx, id: number): Promise<PointOffer | null> {
  const found = await tx.first(
    tx.db
      .selectFrom("point_goods")
      .select(["id", "shop_id as shopId", "goods as goodsId", "points", "money"])
      .select(["limit_num as limit", sql<number>`quantity - sold`.as("left")])
      .where("id", "=", id)
      .where("status", "=", "running"),
  );
  return found ? { ...found, rate: await readPointsValue(tx) } : null;
}

/** Counts the units of an offer that a buyer has ordered, paid or not, without cancelled orders. */
export const countBought = async (tx: Tx, id: number, buyerId: number): Promise<number> => {
  const found = await tx.first(
    tx.db
      .selectFrom("orders as o")
      .innerJoin("orders_adjustments as a", "a.parent_id", "o.id")
      .innerJoin("orders_lines as l", (join) =>
        join.onRef("l.parent_id", "=", "o.id").onRef("l.position", "=", "a.line_position"),
      )
      .select(sql<number>`coalesce(sum(l.qty), 0)::integer`.as("bought"))
      .where("o.member_id", "=", buyerId)
      .where("o.status", "!=", "cancelled")
      .where("a.source", "=", "pointGoods")
      .where("a.source_id", "=", id),
  );
  return found?.bought ?? 0;
};
