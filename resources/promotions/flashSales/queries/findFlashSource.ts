import type { CartItem } from "../../../pricing/index.ts";
import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { assertWithinLimit, claimFlashStock } from "../commands/claimFlashStock.ts";
import { createFlashSource } from "../createFlashSource.ts";
import { domainError } from "../errors.ts";
import { type FlashLine, type FlashPlan, findExceededLimit, listFlashLines } from "../flashPlan.ts";
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

/** What a shop's trial answers of a sale that would reject the cart. */
function toTrialSource(plan: FlashPlan, items: readonly CartItem[], now: Date): CartSource {
  const source = createFlashSource(plan, now);
  const lines = listFlashLines(plan, items);
  return {
    ...source,
    applicable(cart) {
      const verdict = source.applicable(cart);
      if (!verdict.ok) return verdict;
      if (findExceededLimit(plan, lines)) return { ok: false, reason: "limit" };
      const isShort = lines.some(({ item, offer }) => offer.left < item.qty);
      return isShort ? { ok: false, reason: "soldOut" } : verdict;
    },
  };
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
export const findFlashSource: SourceFinder = async (tx, { items, asker, trial }) => {
  const goods = items.filter(({ type }) => type === "seckill");
  const now = asker?.now ?? new Date();
  const plans = await readFlashPlans(tx, { goods, now, buyerId: asker?.buyerId ?? null });
  if (!trial) return plans.map((plan) => toCartSource(plan, items, now));
  return plans.map((plan) => {
    const startsNow = trial.early && new Date(plan.beginsAt) > now;
    return toTrialSource(startsNow ? { ...plan, beginsAt: now.toISOString() } : plan, items, now);
  });
};
