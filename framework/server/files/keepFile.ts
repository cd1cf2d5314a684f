import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Caller, Engine } from "../engine.ts";
import type { Tx } from "../tenancy.ts";
import { type Judged, judge } from "./judge.ts";
import type { KeptFile } from "./keptFile.ts";
import type { FileStore } from "./store.ts";

/** A file on its way in: what it holds, what it was called, and whether only its shop may see it. */
export interface GivenFile {
  bytes: Buffer;
  name: string;
  confidential?: boolean;
  /** What was said with it, for the rules that are told of uploads. */
  asked?: Readonly<Record<string, unknown>>;
}
interface Whose {
  called: string;
  /** Without a shop it is the platform's. */
  shopId: number | null;
  confidential: boolean;
}
/** Puts what was judged into the store, in the folder of whose it is, under a name made of its content. */
export async function putFile(
  store: FileStore,
  { bytes, type, extension, thumbnail, width, height }: Judged,
  { called, shopId, confidential }: Whose,
): Promise<KeptFile> {
  const base = `${confidential ? "private/" : ""}${shopId ?? "platform"}/${hashOf(bytes)}`;
  await store.put(`${base}.${extension}`, bytes, type);
  if (thumbnail) await store.put(`${base}-small.webp`, thumbnail, "image/webp");
  const thumb = thumbnail ? `/files/${base}-small.webp` : null;
  return { address: `/files/${base}.${extension}`, thumb, name: called, type, size: bytes.length, width, height };
}
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);
/** Notes a file that is in the store; the same content is one file, whoever brings it. */
export async function noteFile(tx: Tx, kept: KeptFile, shopId: number | null, addBy: number | null): Promise<void> {
  const path = kept.address.replace("/files/", "");
  const [, hash] = /([0-9a-f]{32})\.\w+$/.exec(path) ?? [];
  await tx.run(sql`
    insert into files (shop_id, path, name, type, size, hash, add_by)
    values (${shopId}, ${path}, ${kept.name}, ${kept.type}, ${kept.size}, ${hash ?? ""}, ${addBy}) on conflict (path) do nothing`);
}

/** Judges a file, puts it into the store and notes it; it is named by its content. Answers what the rules say of it too. */
export async function keepFile(
  engine: Engine,
  store: FileStore,
  caller: Caller,
  { bytes: given, name: called, confidential = false, asked = {} }: GivenFile,
): Promise<{ kept: KeptFile; said: Record<string, unknown> }> {
  const { actor } = caller;
  const kept = await putFile(store, await judge(given), { called, shopId: actor.shopId, confidential });
  const said: Record<string, unknown> = {};
  await engine.write(actor, async (tx) => {
    await noteFile(tx, kept, actor.shopId, actor.id);
    if (confidential) return;
    for (const uploaded of engine.uploadRules)
      Object.assign(said, await uploaded({ ...caller, engine, tx, file: kept, asked }));
  });
  return { kept, said };
}
