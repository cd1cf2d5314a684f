import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Engine } from "../engine.ts";
import { ok } from "../http/answer.ts";
import { callerOf } from "../http/app.ts";
import { readUpload } from "../http/upload.ts";
import { notFound } from "../refusal.ts";
import { judge, mostMegabytes } from "./judge.ts";
import type { FileStore } from "./store.ts";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
};
/** Names are made below: a shop's folder, a hash, an ending. Nothing else is looked for. */
const namePattern = /^(?:\d+|platform)\/[0-9a-f]{32}(?:-small)?\.(jpg|png|webp|mp4)$/;

/** Uploading, and reading what was uploaded. A file is named by its content, so it never changes. */
export function registerFiles(app: FastifyInstance, engine: Engine, store: FileStore): void {
  app.post("/api/common/upload", async (request) => {
    const { actor } = callerOf(request);
    const file = await readUpload(request, mostMegabytes);
    const { bytes, type, extension, thumbnail } = await judge(file.bytes);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const folder = actor.shopId === null ? "platform" : String(actor.shopId);
    const name = `${folder}/${hash}.${extension}`;
    const small = thumbnail ? `${folder}/${hash}-small.webp` : null;
    await store.put(name, bytes, type);
    if (small && thumbnail) await store.put(small, thumbnail, "image/webp");
    await engine.write(actor, (tx) =>
      tx.run(sql`
        insert into files (shop_id, path, name, type, size, hash, add_by)
        values (${actor.shopId}, ${name}, ${file.name}, ${type}, ${bytes.length}, ${hash}, ${actor.id}) on conflict (path) do nothing`),
    );
    return ok({
      imgUrl: `/files/${name}`,
      thumbUrl: small && `/files/${small}`,
      name: file.name,
      size: bytes.length,
    });
  });
  app.get("/files/*", async (request, reply) => {
    const { "*": name = "" } = request.params as { "*"?: string };
    const ending = namePattern.exec(name)?.[1];
    const found = ending ? await store.get(name) : null;
    if (!ending || !found) throw notFound();
    reply
      .header("content-type", types[ending])
      .header("content-length", found.size)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cache-control", "public, max-age=31536000, immutable");
    return reply.send(found.content);
  });
}
