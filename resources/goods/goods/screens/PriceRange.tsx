import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { goods } from "../goods.ts";

/** Formats the price range of a product, or its single price. */
export function formatPriceRange({ price, maxPrice }: AdminRecord<typeof goods>): string {
  if (price == null) return noValue;
  const more = maxPrice != null && maxPrice > price;
  return more ? `${formatMoney(price)} – ${formatMoney(maxPrice)}` : formatMoney(price);
}
export const PriceRange: DisplayComponent<typeof goods> = ({ record }) => (
  <>{formatPriceRange(record)}</>
);
