import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";

/** The price range of a product, or its single price. */
export const PriceRange: DisplayComponent = ({ record }) => {
  const { price, maxPrice } = record;
  if (typeof price !== "number") return <>—</>;
  const more = typeof maxPrice === "number" && maxPrice > price;
  return <>{more ? `${formatMoney(price)} – ${formatMoney(maxPrice)}` : formatMoney(price)}</>;
};
