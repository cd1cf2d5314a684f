import { contentLanguages } from "../../../../../core/app.ts";
import { toCents } from "../../../../../framework/schema/index.ts";
import type { ThirdProduct } from "../../thirdProduct.ts";

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** Parses the response of the call. */
export const readThird = (wire: Readonly<Record<string, unknown>>): ThirdProduct => ({
  language: contentLanguages.find((language) => language === wire.language) ?? "en",
  title: text(wire.title) ?? "",
  description: text(wire.description),
  detail: text(wire.detail),
  price: typeof wire.price === "number" ? toCents(wire.price) : null,
  currency: text(wire.currency),
  barCode: text(wire.barCode),
  images: Array.isArray(wire.images) ? wire.images.filter((one) => typeof one === "string") : [],
});
/**
 * Returns whether the price is in Australian dollars, which shops sell in; prices in other
 * currencies are shown but not copied.
 */
export const isOurPrice = ({ price, currency }: ThirdProduct): boolean =>
  price !== null && (currency === null || currency === "AUD");
