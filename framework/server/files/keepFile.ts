import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Caller, Engine } from "../engine.ts";
import { judge } from "./judge.ts";
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
/** Judges a file, puts it into the store and notes it; it is named by its content. Answers what the rules say of it too. */
export async function keepFile(
  engine: Engine,
  store: FileStore,
  caller: Caller,
  { bytes: given, name: called, confidential = false, asked = {} }: GivenFile,
): Promise<{ kept: KeptFile; said: Record<string, unknown> }> {
  const { actor } = caller;
  const { bytes, type, extension, thumbnail, width, height } = await judge(given);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const folder = `${confidential ? "private/" : ""}${actor.shopId === null ? "platform" : actor.shopId}`;
  const name = `${folder}/${hash}.${extension}`;
  const small = thumbnail ? `${folder}/${hash}-small.webp` : null;
  await store.put(name, bytes, type);
  if (small && thumbnail) await store.put(small, thumbnail, "image/webp");
  const address = `/files/${name}`;
  const thumb = small && `/files/${small}`;
  const kept: KeptFile = { address, thumb, name: called, type, size: bytes.length, width, height };
  const said: Record<string, unknown> = {};
  await engine.write(actor, async (tx) => {
    await tx.run(sql`
      insert into files (shop_id, path, name, type, size, hash, add_by)
      values (${actor.shopId}, ${name}, ${called}, ${type}, ${bytes.length}, ${hash}, ${actor.id}) on conflict (path) do nothing`);
    if (confidential) return;
    for (const uploaded of engine.uploadRules)
      Object.assign(said, await uploaded({ ...caller, engine, tx, file: kept, asked }));
  });
  return { kept, said };
}
