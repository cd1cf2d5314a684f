import type { ContentLanguage } from "../../../framework/schema/index.ts";

/** A product as somebody else describes it. */
export interface ThirdProduct {
  /** In which language it is described. */
  language: ContentLanguage;
  title: string;
  /** One paragraph without markup. */
  description: string | null;
  /** HTML, not yet cleaned. */
  detail: string | null;
  /** Cents of the currency. */
  price: number | null;
  /** ISO 4217; null where nothing is said of it. */
  currency: string | null;
  barCode: string | null;
  /** Addresses of pictures, the main one first. */
  images: readonly string[];
}
