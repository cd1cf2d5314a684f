import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { goods } from "../goods.ts";

/** The price range of a product, or its single price. */
export const PriceRange: DisplayComponent<typeof goods> = ({ record }) => {
  const { price, maxPrice } = record;
  if (price == null) return noValue;
  const more = maxPrice != null && maxPrice > price;
  return <>{more ? `${formatMoney(price)} – ${formatMoney(maxPrice)}` : formatMoney(price)}</>;
};
