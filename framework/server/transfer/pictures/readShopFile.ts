import type { FileStore } from "../../files/store.ts";
import { FetchFault } from "./fetchBytes.ts";

/** Files that everybody may see; a confidential one is never copied into another shop. */
const pattern = /^\/files\/((?:\d+|platform)\/[0-9a-f]{32}\.(?:jpg|png|mp4))$/;

/** Reads a file of another shop of this server, to be kept by the one that imports it. @throws FetchFault where there is none. */
export async function readShopFile(store: FileStore, address: string): Promise<Buffer> {
  const [, name] = pattern.exec(address) ?? [];
  const found = name ? await store.get(name) : null;
  if (!found) throw new FetchFault("missing");
  const pieces: Buffer[] = [];
  for await (const piece of found.content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
