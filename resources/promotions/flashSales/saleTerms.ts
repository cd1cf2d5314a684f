import type { Issues } from "../../../framework/schema/index.ts";

/** One SKU's part of a sale's terms. Amounts are cents. */
export interface SalePrice {
  id?: number;
  skuId?: number | null;
  price?: number | null;
  allocated?: number | null;
  limitNum?: number | null;
  sold?: number | null;
}
export interface SaleTerms {
  seckillBeginTime?: string | null;
  seckillEndTime?: string | null;
  seckillLimitNum?: number | null;
  priceFormList?: readonly SalePrice[] | null;
}
/** A SKU as it is sold outside of the sale. */
export interface SaleSku {
  id: number;
  price: number;
  stock: number;
}

const key = (name: string) => `resources.flashSales.validation.${name}`;
const minute = 60_000;

/** Validates the period of a sale that has not started. Forms have minutes, so this one counts. */
export function findPeriodIssues({ seckillBeginTime, seckillEndTime }: SaleTerms, now: Date) {
  const issues: Issues = {};
  const [begin, end] = [Date.parse(seckillBeginTime ?? ""), Date.parse(seckillEndTime ?? "")];
  if (begin < Math.floor(now.getTime() / minute) * minute)
    issues.seckillBeginTime = { key: key("beginPast") };
  if (end <= begin) issues.seckillEndTime = { key: key("endBeforeBegin") };
  else if (end <= now.getTime()) issues.seckillEndTime = { key: key("endPast") };
  return issues;
}

/** Validates the prices of a sale against its product's SKUs. */
export function findPriceIssues(
  prices: readonly SalePrice[],
  before: readonly SalePrice[],
  skus: readonly SaleSku[],
): Issues {
  const issues: Issues = {};
  const seen = new Set<number>();
  for (const [place, { skuId, price, allocated }] of prices.entries()) {
    const path = `priceFormList.${place}`;
    const sku = skus.find(({ id }) => id === skuId);
    if (!sku) {
      issues[`${path}.skuId`] = { key: key("skuOfOther") };
      continue;
    }
    if (seen.has(sku.id)) issues[`${path}.skuId`] = { key: key("skuTwice") };
    seen.add(sku.id);
    if ((price ?? 0) >= sku.price) issues[`${path}.price`] = { key: key("priceTooHigh") };
    // What was allocated stays allocated, also when the stock has fallen since.
    const known = before.find((one) => one.skuId === skuId)?.allocated ?? 0;
    if ((allocated ?? 0) > Math.max(sku.stock, known))
      issues[`${path}.allocated`] = {
        key: key("aboveStock"),
        params: { smart_count: sku.stock },
      };
  }
  return issues;
}

const toPriceKey = ({ skuId, price, allocated }: SalePrice) => `${skuId} ${price} ${allocated}`;

const toTermsKey = (terms: SaleTerms) =>
  JSON.stringify([
    terms.seckillBeginTime,
    terms.seckillEndTime,
    terms.seckillLimitNum,
    (terms.priceFormList ?? []).map((one) => `${toPriceKey(one)} ${one.limitNum ?? ""}`).sort(),
  ]);
/** Whether a save leaves the terms of a sale as they are. */
export const haveSameTerms = (terms: SaleTerms, before: SaleTerms): boolean =>
  toTermsKey(terms) === toTermsKey(before);

/** Validates what may change while a sale is running: an earlier end, and the limits. */
export function findRunningIssues(terms: SaleTerms, before: SaleTerms, now: Date): Issues {
  const issues: Issues = {};
  if (terms.seckillBeginTime !== before.seckillBeginTime)
    issues.seckillBeginTime = { key: key("running") };
  const [end, known] = [
    Date.parse(terms.seckillEndTime ?? ""),
    Date.parse(before.seckillEndTime ?? ""),
  ];
  if (end > known) issues.seckillEndTime = { key: key("endLater") };
  else if (end < known && end <= now.getTime()) issues.seckillEndTime = { key: key("endPast") };
  const [given = [], stored = []] = [terms.priceFormList ?? [], before.priceFormList ?? []];
  if (given.map(toPriceKey).sort().join() !== stored.map(toPriceKey).sort().join())
    issues.priceFormList = { key: key("pricesFixed") };
  return issues;
}

/**
 * Merges given prices with the stored ones of the same SKU: those keep their rows and the units
 * that orders have counted.
 */
export const mergePrices = <P extends SalePrice>(
  given: readonly P[],
  stored: readonly SalePrice[],
): P[] =>
  given.map(({ id: _id, ...price }) => {
    const known = stored.find(({ skuId }) => skuId === price.skuId);
    return { ...price, ...(known && { id: known.id }), sold: known?.sold ?? 0 } as P;
  });

/** The state of a sale that is not over, by the clock. */
export const toLiveState = ({ seckillBeginTime }: SaleTerms, now: Date): "planned" | "running" =>
  now.getTime() < Date.parse(seckillBeginTime ?? "") ? "planned" : "running";

/** When a sale that is not over moves to its next state. */
export const toDueTime = (terms: SaleTerms, now: Date): string | null =>
  (toLiveState(terms, now) === "planned" ? terms.seckillBeginTime : terms.seckillEndTime) ?? null;
