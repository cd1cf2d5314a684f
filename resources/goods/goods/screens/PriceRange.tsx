import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { goods } from "../goods.ts";

/**
 * Formats the price range of a product, or its single price. A range names its currency once, and
 * whole amounts have no cents.
 */
export function formatPriceRange({ price, maxPrice }: AdminRecord<typeof goods>): string {
  if (price == null) return noValue;
  const more = maxPrice != null && maxPrice > price;
  if (!more) return formatMoney(price);
  const isWhole = price % 100 === 0 && maxPrice % 100 === 0;
  const [from, to] = [price, maxPrice].map((cents) =>
    isWhole ? formatMoney(cents).replace(/\D00$/, "") : formatMoney(cents),
  );
  return `${from}–${to?.replace(/^\D+/, "")}`;
}
export const PriceRange: DisplayComponent<typeof goods> = ({ record }) => (
  <>{formatPriceRange(record)}</>
);
