import diagnostics from "node:diagnostics_channel";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildOpenApi } from "../framework/server/http/openApi/buildOpenApi.ts";
import { appGroups, sandboxGroup } from "../server/appGroups.ts";
import { storeGroups } from "../server/storefront/calls.ts";
import { closeObjects, isObject } from "./closeObjects.ts";

/** What the answers of each server differ in from their descriptions. */
const differences = new WeakMap<FastifyInstance, string[]>();
const json = "application/json";

let described: Map<string, object> | undefined;
/** Returns the schemas of the answers of the calls that belong to no resource, by their routes. */
function listSchemas(): Map<string, object> {
  if (described) return described;
  described = new Map();
  const { paths } = buildOpenApi([], "", [...appGroups, sandboxGroup, ...storeGroups]);
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const schema = findSchema(operation);
      const route = `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      if (schema) described.set(route, schema);
    }
  return described;
}
function findSchema(operation: unknown): object | null {
  const step = (value: unknown, name: string | number) =>
    isObject(value) ? value[name] : undefined;
  const names = ["responses", 200, "content", json, "schema"];
  const found = names.reduce<unknown>(step, operation);
  return isObject(found) ? found : null;
}

const ajv = new Ajv({ strict: false, allErrors: true });
const checks = new Map<string, ValidateFunction>();
function findCheck(route: string): ValidateFunction | undefined {
  const known = checks.get(route);
  if (known) return known;
  const schema = listSchemas().get(route);
  if (!schema) return undefined;
  const check = ajv.compile(Object(closeObjects(schema)));
  checks.set(route, check);
  return check;
}
const describeError = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

function findDifferences({ method, routeOptions }: FastifyRequest, body: string): string[] {
  const route = `${method} ${routeOptions.url}`;
  const check = findCheck(route);
  if (!check) return [];
  const answer: unknown = JSON.parse(body);
  if (isObject(answer) && typeof answer.code === "number" && answer.code !== 200) return [];
  return check(answer)
    ? []
    : (check.errors ?? []).map((error) => `${route}${describeError(error)}`);
}

diagnostics.subscribe("fastify.initialization", (message) => {
  const { fastify: app }: { fastify?: FastifyInstance } = Object(message);
  if (!app) return;
  const found: string[] = [];
  differences.set(app, found);
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type")).startsWith(json);
    if (reply.statusCode === 200 && isJson && typeof payload === "string" && payload !== "")
      found.push(...findDifferences(request, payload));
  });
});

/**
 * Rejects a server that has sent an answer that its description lacks. Every server of the tests is
 * checked when it closes, so that each test of a call is one of its description.
 *
 * @throws {Error} with all differences.
 */
export function assertDescribedAnswers(app: FastifyInstance): void {
  const found = [...new Set(differences.get(app))];
  if (found.length > 0)
    throw new Error(`Answers differ from their descriptions:\n${found.join("\n")}`);
}
