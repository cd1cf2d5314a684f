import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { getApp, pictureSizes, toPictureSize } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { toTenantValue } from "../sql/tenancy.ts";
import type { Tx } from "../transaction.ts";
import type { FileStore } from "./fileStore.ts";
import { type InspectedUpload, inspectFile, inspectUpload } from "./inspectUpload.ts";
import type { LocalFile } from "./localFile.ts";
import { runWithinQuota } from "./quota.ts";
import type { StoredFile } from "./storedFile.ts";

/** An incoming file: its content, its original name, and whether only its tenant may see it. */
export interface IncomingFile {
  bytes: Buffer | LocalFile;
  name: string;
  confidential?: boolean;
  /** Further fields of the upload, for the rules that handle uploads. */
  input?: Readonly<Record<string, unknown>>;
}
interface Ownership {
  called: string;
  /** Null for the operator. */
  tenantId: number | null;
  confidential: boolean;
}
/** Stores an inspected file in its owner's folder, under a name derived from its content. */
export async function storeFile(
  store: FileStore,
  { content, type, extension, copies, width, height }: InspectedUpload,
  { called, tenantId, confidential }: Ownership,
): Promise<StoredFile> {
  const base = `${confidential ? "private/" : ""}${tenantId ?? getApp().tenancy.operator}/${await calculateHash(content)}`;
  await store.put(`${base}.${extension}`, content, type);
  for (const size of copies ? pictureSizes : [])
    if (copies) await store.put(`${base}-${size}.webp`, copies[size], "image/webp");
  const address = `/files/${base}.${extension}`;
  return {
    address,
    thumb: copies ? toPictureSize(address, "small") : null,
    name: called,
    type,
    size: getSize(content),
    width,
    height,
  };
}
const getSize = (content: Buffer | LocalFile): number =>
  Buffer.isBuffer(content) ? content.length : content.size;
async function calculateHash(content: Buffer | LocalFile): Promise<string> {
  const hash = createHash("sha256");
  if (Buffer.isBuffer(content)) hash.update(content);
  else for await (const part of createReadStream(content.path)) hash.update(part);
  return hash.digest("hex").slice(0, 32);
}
/**
 * Records a file of the store in the database; equal content is one file, whichever member uploads
 * it.
 */
export async function recordFile(
  tx: Tx,
  file: StoredFile,
  tenantId: number | null,
  addBy: number | null,
): Promise<void> {
  const path = file.address.replace("/files/", "");
  const [, hash] = /([0-9a-f]{32})\.\w+$/.exec(path) ?? [];
  await tx.run(
    tx.db
      .insertInto("files")
      .values({
        ...toTenantValue(tenantId),
        path,
        name: file.name,
        type: file.type,
        size: file.size,
        hash: hash ?? "",
        add_by: addBy,
      })
      .onConflict((conflict) => conflict.column("path").doNothing()),
  );
}

/**
 * Inspects a file, stores it under a name derived from its content, and records it. Also returns
 * the results of the upload rules.
 */
export async function saveUpload(
  engine: Engine,
  store: FileStore,
  caller: Caller,
  { bytes: given, name: called, confidential = false, input = {} }: IncomingFile,
): Promise<{ file: StoredFile; extra: Record<string, unknown> }> {
  const { actor } = caller;
  const { tenantId } = actor;
  const file = await runWithinQuota(engine, actor, getSize(given), async () => {
    const inspected = await (Buffer.isBuffer(given) ? inspectUpload(given) : inspectFile(given));
    return storeFile(store, inspected, { called, tenantId, confidential });
  });
  const results: Record<string, unknown> = {};
  await engine.write(actor, async (tx) => {
    await recordFile(tx, file, actor.tenantId, actor.id);
    if (confidential) return;
    for (const uploaded of engine.uploadRules)
      Object.assign(results, await uploaded({ ...caller, engine, tx, file, input }));
  });
  return { file, extra: results };
}
