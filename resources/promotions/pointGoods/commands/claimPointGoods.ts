import { sql } from "kysely";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { PointOffer } from "../pointOffer.ts";
import { countBought } from "../queries/readOffers.ts";

/**
 * Rejects units that exceed the limit per buyer, together with what the buyer has ordered before.
 *
 * @throws {DomainError} `pointGoods.limitReached` when the buyer would exceed it.
 */
export function assertWithinLimit({ limit }: PointOffer, bought: number, qty: number): void {
  if (limit > 0 && bought + qty > limit)
    throw domainError("pointGoods.limitReached", {
      smart_count: limit,
      left: Math.max(0, limit - bought),
    });
}

/**
 * Takes the units of an order from an offer, in the transaction that places the order; a cancelled
 * order gives them back by a trigger. A lock serializes a buyer's concurrent orders.
 *
 * @throws {DomainError} `pointGoods.limitReached` when the buyer would exceed the limit.
 * @throws {DomainError} `pointGoods.soldOut` when fewer units are left, or the offer has changed.
 */
export async function claimPointGoods(
  tx: Tx,
  offer: PointOffer,
  { qty, buyerId }: { qty: number; buyerId: number },
): Promise<void> {
  const { id, points, money, limit } = offer;
  if (limit > 0) {
    await lockKeys(tx, [`point goods ${id} ${buyerId}`]);
    assertWithinLimit(offer, await countBought(tx, id, buyerId), qty);
  }
  const claimed = await tx.first(sql<Pick<TableRow<"point_goods">, "id">>`
    update point_goods set sold = sold + ${qty}
    where id = ${id} and status = 'running' and points = ${points} and money = ${money}
      and sold + ${qty} <= quantity
    returning id`);
  if (!claimed) throw domainError("pointGoods.soldOut");
}
