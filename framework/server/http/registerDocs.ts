import type { FastifyInstance } from "fastify";
import type { Resource } from "../../schema/index.ts";
import { buildOpenApi, type OpenApiDocument } from "./openApi/buildOpenApi.ts";
import type { CallGroup } from "./openApi/describeGroup.ts";

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
interface StandardOperation {
  summary?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in?: string;
    description?: string;
    schema?: { type?: string };
    example?: unknown;
  }[];
  requestBody?: {
    content: Record<string, { schema: { $ref?: string; properties?: object }; example?: unknown }>;
  };
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
const jsonType = "application/json";
/** Formats an example request with its response. */
function createExample(path: string, method: string, operation: StandardOperation): string {
  const answer = operation.responses?.[200]?.content?.[jsonType]?.example;
  if (answer === undefined) return "";
  const shown = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  const steps = shown.filter((one) => one.in === "path");
  const address = steps.reduce(
    (made, { name, example }) => made.replace(`{${name}}`, String(example)),
    path,
  );
  const query = new URLSearchParams(
    shown.filter((one) => one.in !== "path").map(({ name, example }) => [name, String(example)]),
  );
  const example = operation.requestBody?.content[jsonType]?.example;
  const lines = [
    `${method.toUpperCase()} /api${address}${query.size > 0 ? `?${decodeURIComponent(String(query))}` : ""}`,
    ...(example === undefined ? [] : [JSON.stringify(example)]),
    JSON.stringify(answer, null, 2),
  ];
  return `<details><summary>Example</summary><pre>${escapeHtml(lines.join("\n"))}</pre></details>`;
}
type Schema = {
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  readOnly?: boolean;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
interface Document {
  info: { title: string; version: string };
  paths: Record<string, Record<string, StandardOperation>>;
  components: {
    schemas: Record<string, { properties: Record<string, Schema>; required?: string[] }>;
  };
}

/** Renders a self-contained page: one section per resource, with its fields and its calls. */
function renderPage(document: Document, groups: readonly CallGroup[]): string {
  const { paths, components, info } = document;
  const names = [
    ...groups.map(({ name }) => name),
    ...Object.keys(components.schemas).filter((name) => !name.endsWith("Input")),
  ];
  const fieldRow = ([name, schema]: [string, Schema], required: readonly string[]) => {
    const limits = [
      schema.maxLength && `at most ${schema.maxLength} characters`,
      schema.minimum !== undefined && `from ${schema.minimum}`,
      schema.maximum !== undefined && `to ${schema.maximum}`,
      schema.enum?.join(" · "),
      schema.description,
      schema.readOnly && "read only",
    ];
    return `<tr><td><code>${escapeHtml(name)}</code>${required.includes(name) ? " <b>required</b>" : ""}</td><td>${escapeHtml([schema.type, schema.format].filter(Boolean).join(", "))}</td><td>${escapeHtml(limits.filter(Boolean).join("; "))}</td></tr>`;
  };
  const callRow = (path: string, method: string, operation: StandardOperation) => {
    const parameters = (operation.parameters ?? [])
      .map(
        (one) =>
          `<code title="${escapeHtml(one.description ?? "")}">${escapeHtml(one.name)}</code>`,
      )
      .join(" ");
    const input = operation.requestBody?.content[jsonType]?.schema;
    const body = input?.properties
      ? `{ ${Object.keys(input.properties)
          .map((name) => `<code>${escapeHtml(name)}</code>`)
          .join(", ")} }`
      : input?.$ref
        ? "the fields"
        : "";
    return `<tr><td><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary ?? "")}${createExample(path, method, operation)}</td><td>${parameters}${body}</td></tr>`;
  };
  const sections = names.map((name) => {
    const required = components.schemas[`${name}Input`]?.required ?? [];
    const fields = Object.entries(components.schemas[name]?.properties ?? {}).map((entry) =>
      fieldRow(entry, required),
    );
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.tags?.includes(name) ? [callRow(path, method, operation)] : [],
      ),
    );
    return `<section id="${name}"><h2>${name}</h2><table><tbody>${calls.join("")}</tbody></table>${fields.length > 0 ? `<details><summary>Fields</summary><table><tbody>${fields.join("")}</tbody></table></details>` : ""}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)} API</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}nav{columns:4 10rem;margin:1rem 0 2rem}table{width:100%;border-collapse:collapse}nav,td{overflow-wrap:anywhere}td{padding:.35rem .6rem;border-bottom:1px solid #8884;vertical-align:top}code{font-size:.9em}summary{cursor:pointer;margin:.6rem 0}pre{max-height:24rem;overflow:auto;font-size:.85em}</style>
<h1>${escapeHtml(info.title)} API</h1><p>Send <code>authorization: Bearer &lt;token&gt;</code> with every call that needs a signed-in user, and <code>lang: en_US</code>, <code>zh_CN</code> or <code>zh_TW</code> for the language of messages. Bodies are JSON or form-encoded. Pages of this origin can send the session cookie instead of a token, with <code>x-csrf-token</code> in calls that change something. Calls return <code>{ code, message, data }</code>; calls below <code>/api/rest</code> and <code>/api/store</code> use HTTP status codes. The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join("")}</nav>${sections.join("")}</html>`;
}

/** Registers the OpenAPI document and a page to read it. */
export function registerDocs(
  app: FastifyInstance,
  resources: readonly Resource[],
  groups: readonly CallGroup[] = [],
  version = "0.1.0",
): void {
  let document: OpenApiDocument | undefined;
  const made = () => {
    document ??= buildOpenApi(resources, version, groups);
    return document;
  };
  // Cached: both are the same for every caller, and more expensive to build than to send.
  let json: string | undefined;
  let page: string | undefined;
  app.get("/api/openapi.json", { config: { open: true } }, async (_request, reply) => {
    json ??= JSON.stringify(made());
    return reply.type("application/json; charset=utf-8").send(json);
  });
  app.get("/api/docs", { config: { open: true } }, async (_request, reply) => {
    page ??= renderPage(made() as unknown as Document, groups);
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
