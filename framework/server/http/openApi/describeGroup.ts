import { type AppCall, type AppCalls, parseCallKey } from "../../../schema/index.ts";
import { toObjectSchema, toSchema } from "./describeFields.ts";
import { body, envelope, envelopeShape, fileBody, json, type Paths, parameter } from "./parts.ts";

/** Calls of an app that do not belong to a resource, under one heading. */
export interface CallGroup {
  name: string;
  /** Whether the calls require no token. */
  open?: boolean;
  /**
   * HTTP statuses other than 200 that the calls return; without them all errors are in the
   * envelope.
   */
  statuses?: readonly number[];
  /** Headers that each call accepts, and which of them are required. */
  headers?: Readonly<Record<string, string>>;
  needed?: readonly string[];
  /** Whether the body is one file, in a part `file`; other parameters are in the address. */
  takesFile?: boolean;
  calls: AppCalls;
}
const statusValues: Readonly<Record<number, string>> = {
  304: "The client's copy is current",
  400: "Invalid request; `data.errors` lists the error of each field",
  401: "Not signed in, or the API key is unknown",
  403: "Not allowed from this origin, or without permission",
  404: "Not found, or not accessible",
  409: "Conflicts with the current state; `data.error` is the reason",
  422: "Rejected by a rule; `data.error` is the reason",
  429: "Too many requests; `retry-after` is the number of seconds to wait",
  503: "An external service did not respond; retry with the same idempotency key",
};
/** Returns the paths of a group of calls. */
export function describeGroup({
  name,
  open,
  statuses = [],
  headers = {},
  needed = [],
  takesFile = false,
  calls,
}: CallGroup): Paths {
  const paths: Paths = {};
  const others = Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: statusValues[status] ?? "",
        ...(status < 400 ? {} : json(envelopeShape({ type: "object" }))),
      },
    ]),
  );
  const heads = Object.entries(headers).map(([header, description]) => ({
    ...parameter(header, { type: "string" }, description),
    in: "header",
    required: needed.includes(header),
  }));
  for (const [key, call] of Object.entries(calls)) {
    const { method, path } = parseCallKey(key);
    const { summary, input: fields = {}, example } = call;
    const inPath = (name: string) => path.includes(`{${name}}`);
    const inBody = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath(name)));
    const shown = (name: string) =>
      example && name in example.input ? { example: example.input[name] } : {};
    const named = Object.entries(fields)
      .filter(([name]) => method === "GET" || takesFile || inPath(name))
      .map(([name, field]) => ({
        ...parameter(name, toSchema(field)),
        ...(inPath(name) ? { in: "path", required: true } : {}),
        ...shown(name),
      }));
    const parameters = [...named, ...heads];
    const takes = {
      ...(method === "GET" || parameters.length > 0 ? { parameters } : {}),
      ...(method === "POST"
        ? takesFile
          ? fileBody
          : body(toObjectSchema(inBody, true), example?.input)
        : {}),
    };
    const responses = { ...describeSuccess(call), ...others };
    const security = open || call.open ? { security: [] } : {};
    const operation = { tags: [name], summary, ...security, responses };
    // One path may have several methods.
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, ...takes } };
  }
  return paths;
}

function describeSuccess({ answer, example, redirects, bare }: AppCall): object {
  if (redirects) return { 302: { description: "Redirects the browser" } };
  const schema = answer?.describe() ?? { type: "null" };
  if (!bare)
    return { 200: envelope(schema, example && { code: 200, message: "", data: example.answer }) };
  const content = Object.fromEntries(bare.map((type) => [type, { schema }]));
  return { 200: { description: "The answer, without an envelope", content } };
}
