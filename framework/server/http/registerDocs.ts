import type { FastifyInstance } from "fastify";
import type { Resource } from "../../schema/index.ts";
import { buildOpenApi, type OpenApiDocument } from "./openApi/buildOpenApi.ts";
import type { CallGroup } from "./openApi/describeGroup.ts";
import { readReferenceScript } from "./readReferenceScript.ts";

/** Starts the page; a script of its own, because the content policy forbids scripts in the page. */
const startScript = `Scalar.createApiReference("#reference", {
  url: "/api/openapi.json",
  // Nothing is loaded from, or sent to, another server.
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  proxyUrl: "",
});
`;
const page = ({ info: { title } }: OpenApiDocument) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} API</title></head><body><div id="reference"></div><script src="/api/docs/reference.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** Registers the OpenAPI document, and the page of Scalar that shows it. */
export function registerDocs(
  app: FastifyInstance,
  resources: readonly Resource[],
  groups: readonly CallGroup[] = [],
  version = "0.1.0",
): void {
  const config = { open: true };
  let document: OpenApiDocument | undefined;
  const getDocument = () => {
    document ??= buildOpenApi(resources, version, groups);
    return document;
  };
  // Cached: they are the same for every caller, and more expensive to build than to send.
  let json: string | undefined;
  let reference: Promise<Buffer> | undefined;
  const script = "text/javascript; charset=utf-8";
  app.get("/api/openapi.json", { config }, async (_request, reply) => {
    json ??= JSON.stringify(getDocument());
    return reply.type("application/json; charset=utf-8").send(json);
  });
  app.get("/api/docs", { config }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(page(getDocument())),
  );
  app.get("/api/docs/start.js", { config }, async (_request, reply) =>
    reply.type(script).send(startScript),
  );
  app.get("/api/docs/reference.js", { config }, async (_request, reply) => {
    reference ??= readReferenceScript();
    return reply
      .header("content-encoding", "gzip")
      .header("cache-control", "public, max-age=86400")
      .type(script)
      .send(await reference);
  });
}
