import { type AppAnswer, toCents } from "../../../../../framework/schema/index.ts";
import type { ThirdProduct } from "../../thirdProduct.ts";

/** Parses the response of the call. */
export const readThird = ({
  price,
  ...wire
}: AppAnswer<"GET /member/goods/getThirdDetail">): ThirdProduct => ({
  ...wire,
  price: price === null ? null : toCents(price),
});
/**
 * Returns whether the price is in Australian dollars, which shops sell in; prices in other
 * currencies are shown but not copied.
 */
export const isOurPrice = ({ price, currency }: ThirdProduct): boolean =>
  price !== null && (currency === null || currency === "AUD");
