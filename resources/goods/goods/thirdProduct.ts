import type { ContentLanguage } from "../../../framework/schema/index.ts";

/** A product read from another website. */
export interface ThirdProduct {
  /** The language of the description. */
  language: ContentLanguage;
  title: string;
  /** One paragraph without markup. */
  description: string | null;
  /** Unsanitized HTML. */
  detail: string | null;
  /** In cents of `currency`. */
  price: number | null;
  /** ISO 4217; null if unknown. */
  currency: string | null;
  barCode: string | null;
  /** Picture URLs, the main one first. */
  images: readonly string[];
}
