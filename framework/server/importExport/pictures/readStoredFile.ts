import { getApp } from "../../../schema/index.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { FetchFault } from "./fetchBytes.ts";

/** Public files; a confidential one is never copied into another tenant. */
const pattern = (): RegExp =>
  new RegExp(`^/files/((?:\\d+|${getApp().tenancy.operator})/[0-9a-f]{32}\\.(?:jpg|png|mp4))$`);

/**
 * Reads a file of another tenant of this server, for the importing tenant's own copy.
 * @throws FetchFault when the file does not exist
 */
export async function readStoredFile(store: FileStore, address: string): Promise<Buffer> {
  const [, name] = pattern().exec(address) ?? [];
  const found = name ? await store.get(name) : null;
  if (!found) throw new FetchFault("missing");
  const pieces: Buffer[] = [];
  for await (const piece of found.content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
