import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { domainError } from "../domainError.ts";

/** Serves the built app; every path that is neither a file nor an API call is one of its routes. */
export async function serveBrowser(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    wildcard: false,
    // The build writes Brotli and gzip twins.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader(
        "cache-control",
        lasting ? "public, max-age=31536000, immutable" : "no-cache",
      );
      reply.setHeader("vary", "accept-encoding");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (
      request.url.startsWith("/api/") ||
      request.url.startsWith("/files/") ||
      request.method !== "GET"
    )
      throw domainError("route.notFound");
    return reply.sendFile("index.html");
  });
}
