import type { ContentLanguage } from "../../framework/schema/index.ts";
import type { Fetched } from "../../framework/server/transfer/pictures/fetchBytes.ts";

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
/** Asks the web for a page, within the limits of size, time and redirects. */
export type AskPage = (address: string) => Promise<Fetched>;

/** Where products are read from: the first that recognises an address reads it. */
export interface ThirdSource {
  name: string;
  recognises(url: URL): boolean;
  /** Null where there is no product. */
  read(url: URL, ask: AskPage): Promise<ThirdProduct | null>;
}
