import type { Fetched } from "../../framework/server/transfer/pictures/fetchBytes.ts";
import type { ThirdProduct } from "../../resources/goods/goods/thirdProduct.ts";

/** Asks the web for a page, within the limits of size, time and redirects. */
export type AskPage = (address: string) => Promise<Fetched>;

/** Where products are read from: the first that recognises an address reads it. */
export interface ThirdSource {
  name: string;
  recognises(url: URL): boolean;
  /** Null where there is no product. */
  read(url: URL, ask: AskPage): Promise<ThirdProduct | null>;
}
