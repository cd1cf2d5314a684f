import type { Localized } from "../../../../framework/schema/index.ts";
import type { PricedOrder } from "../../../pricing/index.ts";
import type { TrialScope, TriedPromotions } from "./createTrialFinders.ts";
import type { ListedPromotion } from "./listPromotions.ts";

/** A tried cart with its price. */
export interface TriedOrder {
  order: PricedOrder;
  scope: TrialScope;
  /** What the finders know of the promotions that they found. */
  found: TriedPromotions;
  listed: readonly ListedPromotion[];
}

/** The name of a promotion: its own, or that of the product that it is for. */
export function findName(
  { lines }: Pick<PricedOrder, "lines">,
  { label, goodsId }: { label: string | null; goodsId?: number | undefined },
): Localized {
  if (label !== null) return { en: label };
  return lines.find((line) => line.goodsId === goodsId)?.goodsName ?? { en: "" };
}
