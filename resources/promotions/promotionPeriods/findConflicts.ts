import type { Localized } from "../../../framework/schema/index.ts";
import type { Conflict, PeriodKind } from "./promotionPeriods.ts";

/** A promotion with its period and what it is for. */
export interface ScopedPeriod {
  id: number;
  kind: PeriodKind;
  name: Localized;
  startsAt: string;
  /** Null without an end. */
  endsAt: string | null;
  /** Its products and categories; both empty for all products. */
  goodsIds: readonly number[];
  cateIds: readonly number[];
}
export interface Catalogue {
  /** The category of a product, and of a category the one above it; by id. */
  categoryOfGoods: ReadonlyMap<number, number | null>;
  parentOfCategory: ReadonlyMap<number, number | null>;
}

const overlapInTime = (one: ScopedPeriod, other: ScopedPeriod) =>
  (one.endsAt === null || other.startsAt < one.endsAt) &&
  (other.endsAt === null || one.startsAt < other.endsAt);

/** Kinds of which an order has one. */
const single: readonly PeriodKind[] = ["coupon", "freeDelivery"];
/** What sets the price of a product, and what reduces it further. */
const prices: readonly PeriodKind[] = ["flashSale", "groupActivity"];
const reductions: readonly PeriodKind[] = ["coupon", "voucher"];

/** What customers get of two promotions of the same products; null where it is no surprise. */
function findEffect(one: PeriodKind, other: PeriodKind): Conflict["effect"] | null {
  if (one === other) return single.includes(one) ? "oneOfBoth" : null;
  const isBoth =
    (prices.includes(one) && reductions.includes(other)) ||
    (prices.includes(other) && reductions.includes(one)) ||
    (reductions.includes(one) && reductions.includes(other));
  return isBoth ? "both" : null;
}

function* listAbove(category: number | null, { parentOfCategory }: Catalogue): Iterable<number> {
  for (let id = category; id !== null; id = parentOfCategory.get(id) ?? null) yield id;
}

const isForAll = ({ goodsIds, cateIds }: ScopedPeriod) =>
  goodsIds.length === 0 && cateIds.length === 0;

/** Whether two promotions are for the same products, at least for some. */
function shareGoods(one: ScopedPeriod, other: ScopedPeriod, catalogue: Catalogue): boolean {
  if (isForAll(one) || isForAll(other)) return true;
  if (one.goodsIds.some((id) => other.goodsIds.includes(id))) return true;
  const isUnder = (category: number | null, cateIds: readonly number[]) =>
    [...listAbove(category, catalogue)].some((id) => cateIds.includes(id));
  const covers = (above: ScopedPeriod, below: ScopedPeriod) =>
    below.cateIds.some((id) => isUnder(id, above.cateIds)) ||
    below.goodsIds.some((id) => isUnder(catalogue.categoryOfGoods.get(id) ?? null, above.cateIds));
  return covers(one, other) || covers(other, one);
}

/**
 * Finds the promotions that meet one for some products: at the same time, for the same products.
 * One for all products meets every other by its nature, and none is reported for it.
 */
export function findConflicts(
  period: ScopedPeriod,
  others: readonly ScopedPeriod[],
  catalogue: Catalogue,
): Conflict[] {
  if (isForAll(period)) return [];
  return others.flatMap((other) => {
    if (other.id === period.id || !overlapInTime(period, other)) return [];
    const effect = findEffect(period.kind, other.kind);
    if (effect === null || !shareGoods(period, other, catalogue)) return [];
    return [{ id: other.id, kind: other.kind, name: other.name, effect }];
  });
}
