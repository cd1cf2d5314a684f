import { sql } from "kysely";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { type FlashLine, type FlashPlan, findExceededLimit } from "../flashPlan.ts";
import { liveStates } from "../flashSales.ts";
import { countBought } from "../queries/readFlashPlans.ts";

type Claimed = Pick<TableRow<"flash_sales_price_form_list">, "id">;

/**
 * Rejects lines that exceed a limit per buyer.
 *
 * @throws {DomainError} `flashSale.limitReached` when the buyer would exceed a limit.
 */
export function assertWithinLimit(plan: FlashPlan, lines: readonly FlashLine[]): void {
  const exceeded = findExceededLimit(plan, lines);
  if (!exceeded) return;
  const { item, limit, left } = exceeded;
  throw domainError("flashSale.limitReached", {
    goods: item.goodsName.en ?? "",
    smart_count: limit,
    left,
  });
}

/**
 * Takes the units of an order from a sale, in the transaction that places the order; a cancelled
 * order gives them back by a trigger. A lock serializes a buyer's concurrent orders, so that the
 * second one counts the first.
 *
 * @throws {DomainError} `flashSale.limitReached` when the buyer would exceed a limit.
 * @throws {DomainError} `flashSale.soldOut` when fewer units are left, or the sale is over.
 */
export async function claimFlashStock(
  tx: Tx,
  plan: FlashPlan,
  lines: readonly FlashLine[],
  { buyerId, now }: { buyerId: number; now: Date },
): Promise<void> {
  if (plan.limit > 0 || lines.some(({ offer }) => offer.limit !== null)) {
    await lockKeys(tx, [`flash sale ${plan.id} ${buyerId}`]);
    const bought = await countBought(tx, [plan.id], buyerId);
    const prices = plan.prices.map((price) => ({
      ...price,
      bought: bought.find(({ skuId }) => skuId === price.skuId)?.bought ?? 0,
    }));
    assertWithinLimit(
      { ...plan, prices },
      lines.map(({ item, offer }) => ({
        item,
        offer: prices.find(({ id }) => id === offer.id) ?? offer,
      })),
    );
  }
  const ids = lines.map(({ offer }) => offer.id);
  const [, , claimed] = await tx.batch([
    // A merchant who ends the sale waits for the orders that are being placed, and these for that.
    tx.db.selectFrom("flash_sales").select("id").where("id", "=", plan.id).forShare(),
    tx.db
      .selectFrom("flash_sales_price_form_list")
      .select("id")
      .where("id", "=", anyId(ids))
      .orderBy("id")
      .forUpdate(),
    sql<Claimed>`
      update flash_sales_price_form_list p set sold = p.sold + v.qty
      from unnest(${ids}::bigint[], ${lines.map(({ item }) => item.qty)}::integer[],
        ${lines.map(({ offer }) => offer.price)}::bigint[]) v (id, qty, price), flash_sales s
      where p.id = v.id and p.price = v.price and p.sold + v.qty <= p.allocated
        and s.id = p.parent_id and s.id = ${plan.id} and s.status = any(${[...liveStates]}::text[])
        and s.seckill_begin_time <= ${now.toISOString()} and s.seckill_end_time > ${now.toISOString()}
      returning p.id`,
  ]);
  const missing = lines.find(({ offer }) => !claimed.some(({ id }) => id === offer.id));
  if (missing) throw domainError("flashSale.soldOut", { goods: missing.item.goodsName.en ?? "" });
}
