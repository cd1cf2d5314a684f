import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Actor } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { ok } from "../http/answer.ts";
import { callerOf, queryOf } from "../http/app.ts";
import { readUpload } from "../http/upload.ts";
import { notFound } from "../refusal.ts";
import { judge, mostMegabytes } from "./judge.ts";
import type { KeptFile } from "./keptFile.ts";
import type { FileStore } from "./store.ts";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
};
/** Names are made below: a shop's folder, a hash, an ending. Nothing else is looked for. */
const namePattern = /^(private\/)?(\d+|platform)\/[0-9a-f]{32}(?:-small)?\.(jpg|png|webp|mp4)$/;

/** Whoever asks for a file: pictures on a page are asked for with the browser's cookies, and with nothing else. */
export type HolderOf = (token: string) => Promise<Actor | null>;
const tokenOf = ({ headers }: FastifyRequest): string | null => {
  const cookie = /(?:^|;\s*)token=([^;]*)/.exec(headers.cookie ?? "")?.[1];
  return headers.authorization?.replace(/^Bearer /, "") ?? cookie ?? null;
};
async function maySee(request: FastifyRequest, folder: string, holderOf: HolderOf): Promise<boolean> {
  const token = tokenOf(request);
  const actor = token ? await holderOf(token) : null;
  return actor !== null && (actor.realm === "platform" || String(actor.shopId) === folder);
}

/** Uploading, and reading what was uploaded. A file is named by its content, so it never changes. */
export function registerFiles(app: FastifyInstance, engine: Engine, store: FileStore, holderOf: HolderOf): void {
  app.post("/api/common/upload", async (request) => {
    const caller = callerOf(request);
    const { actor } = caller;
    const file = await readUpload(request, mostMegabytes);
    const judged = await judge(file.bytes);
    const { bytes, type, extension, thumbnail } = judged;
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const { confidential: secret, ...asked } = queryOf(request);
    const confidential = secret === "1";
    const folder = `${confidential ? "private/" : ""}${actor.shopId === null ? "platform" : actor.shopId}`;
    const name = `${folder}/${hash}.${extension}`;
    const small = thumbnail ? `${folder}/${hash}-small.webp` : null;
    await store.put(name, bytes, type);
    if (small && thumbnail) await store.put(small, thumbnail, "image/webp");
    const kept: KeptFile = {
      address: `/files/${name}`,
      thumb: small && `/files/${small}`,
      name: file.name,
      type,
      size: bytes.length,
      width: judged.width,
      height: judged.height,
    };
    const said: Record<string, unknown> = {};
    await engine.write(actor, async (tx) => {
      await tx.run(sql`
        insert into files (shop_id, path, name, type, size, hash, add_by)
        values (${actor.shopId}, ${name}, ${file.name}, ${type}, ${bytes.length}, ${hash}, ${actor.id}) on conflict (path) do nothing`);
      if (confidential) return;
      for (const uploaded of engine.uploadRules)
        Object.assign(said, await uploaded({ ...caller, engine, tx, file: kept, asked }));
    });
    return ok({ ...said, imgUrl: kept.address, thumbUrl: kept.thumb, name: kept.name, size: kept.size });
  });
  app.get("/files/*", { config: { rest: true } }, async (request, reply) => {
    const { "*": name = "" } = request.params as { "*"?: string };
    const [, confidential, folder = "", ending] = namePattern.exec(name) ?? [];
    const seen = ending && (!confidential || (await maySee(request, folder, holderOf)));
    const found = seen ? await store.get(name) : null;
    if (!ending || !found) throw notFound();
    reply
      .header("content-type", types[ending])
      .header("content-length", found.size)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cache-control", confidential ? "private, max-age=300" : "public, max-age=31536000, immutable");
    return reply.send(found.content);
  });
}
