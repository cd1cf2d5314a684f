import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, fileCalls, isOperator } from "../../schema/index.ts";
import { notFound } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { getCaller, getQuery } from "../http/createApp.ts";
import { withUploadedFile } from "../http/readUpload.ts";
import { registerAppCall } from "../http/registerAppCall.ts";
import { fileName } from "./fileAddress.ts";
import type { FileStore } from "./fileStore.ts";
import { maxMegabytes } from "./inspectUpload.ts";
import { saveUpload } from "./saveUpload.ts";
import { createMissingCopy } from "./shrinkPicture.ts";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
};

/**
 * Resolves the actor who requests a file: the browser requests the pictures of a page with cookies
 * only.
 */
export type ActorResolver = (request: FastifyRequest) => Promise<Actor | null>;
async function maySee(
  request: FastifyRequest,
  folder: string,
  resolveActor: ActorResolver,
): Promise<boolean> {
  const actor = await resolveActor(request);
  return actor !== null && (isOperator(actor) || String(actor.tenantId) === folder);
}

/**
 * Registers the routes that upload and serve files. A file is named by its content, so it never
 * changes.
 */
export function registerFiles(
  app: FastifyInstance,
  engine: Engine,
  store: FileStore,
  resolveActor: ActorResolver,
): void {
  const upload = "POST /common/upload";
  registerAppCall(app, upload, fileCalls[upload], async (request) => {
    const { confidential, ...requested } = getQuery(request);
    const { file, extra } = await withUploadedFile(request, maxMegabytes, (bytes, name) =>
      saveUpload(engine, store, getCaller(request), {
        bytes,
        name,
        confidential: confidential === "1",
        input: requested,
      }),
    );
    return {
      ...extra,
      imgUrl: file.address,
      thumbUrl: file.thumb,
      name: file.name,
      size: file.size,
    };
  });
  app.get("/files/*", { config: { rest: true } }, async (request, reply) => {
    const { "*": name = "" } = request.params as { "*"?: string };
    const [, confidential, folder = "", ending] = fileName().exec(name) ?? [];
    const seen = ending && (!confidential || (await maySee(request, folder, resolveActor)));
    if (!ending || !seen) throw notFound();
    return sendFile(reply, store, name);
  });
}

/**
 * Sends a file by its name in the store; the caller checks access beforehand. Creates a missing
 * smaller copy of a picture.
 */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  name: string,
): Promise<FastifyReply> {
  const [, confidential, , ending] = fileName().exec(name) ?? [];
  const there = ending ? await store.get(name) : null;
  const found =
    there ?? (ending && (await createMissingCopy(store, name)) ? await store.get(name) : null);
  if (!ending || !found) throw notFound();
  reply
    .header("content-type", types[ending])
    .header("content-length", found.size)
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header(
      "cache-control",
      confidential ? "private, max-age=300" : "public, max-age=31536000, immutable",
    );
  return reply.send(found.content);
}
