import type { Fetched } from "../../framework/server/importExport/pictures/fetchBytes.ts";
import type { ThirdProduct } from "../../resources/goods/index.ts";

/** Fetches a page within the limits of size, time and redirects. */
export type FetchPage = (address: string) => Promise<Fetched>;

/** A source of products; the first source that recognises a URL reads it. */
export interface ThirdSource {
  name: string;
  recognises(url: URL): boolean;
  /** Null when the page has no product. */
  read(url: URL, fetchPage: FetchPage): Promise<ThirdProduct | null>;
}
