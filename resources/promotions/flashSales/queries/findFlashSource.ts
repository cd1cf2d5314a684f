import type { CartItem } from "../../../pricing/index.ts";
import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { assertWithinLimit, claimFlashStock } from "../commands/claimFlashStock.ts";
import { createFlashSource } from "../createFlashSource.ts";
import { domainError } from "../errors.ts";
import { type FlashLine, type FlashPlan, listFlashLines } from "../flashPlan.ts";
import { readFlashPlans } from "./readFlashPlans.ts";

/**
 * Rejects a line of which the sale has fewer units left: its units would not cost the same.
 *
 * @throws {DomainError} `flashSale.insufficientStock` naming how many are left.
 */
function assertInStock(lines: readonly FlashLine[]): void {
  const short = lines.find(({ item, offer }) => offer.left < item.qty);
  if (short)
    throw domainError("flashSale.insufficientStock", {
      goods: short.item.goodsName.en ?? "",
      smart_count: short.offer.left,
    });
}

function toCartSource(plan: FlashPlan, items: readonly CartItem[], now: Date): CartSource {
  const source = createFlashSource(plan, now);
  if (now < new Date(plan.beginsAt)) return source;
  const lines = listFlashLines(plan, items);
  assertWithinLimit(plan, lines);
  assertInStock(lines);
  return {
    ...source,
    claim: (tx, buyerId) => claimFlashStock(tx, plan, lines, { buyerId, now }),
  };
}

/**
 * Finds the flash sales of a cart's products. The type of a product says whether it has one, so
 * that other carts need no query.
 *
 * @throws {DomainError} `flashSale.insufficientStock` when a line exceeds what is left.
 * @throws {DomainError} `flashSale.limitReached` when the buyer would exceed a limit.
 */
export const findFlashSource: SourceFinder = async (tx, { items, asker }) => {
  const goods = items.filter(({ type }) => type === "seckill");
  const now = asker?.now ?? new Date();
  const plans = await readFlashPlans(tx, { goods, now, buyerId: asker?.buyerId ?? null });
  return plans.map((plan) => toCartSource(plan, items, now));
};
