import {
  csrfCookies,
  csrfHeader,
  type Field,
  type Fields,
  getCallPath,
  isSearchable,
  listCalls,
  listComparedFields,
  type Resource,
  type StandardOperation,
} from "../../schema/index.ts";
import { humanize } from "../../schema/locales/humanize.ts";
import type { ApiSchema as Schema } from "../fields/ServerKind.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { buildImportExportPaths } from "./buildImportExportPaths.ts";

const string: Schema = { type: "string" };
const integer: Schema = { type: "integer" };
const describe = (field: Field): Schema =>
  field.kind === "computed"
    ? { ...toSchema(field.options.of), readOnly: true }
    : getServerKind(field).describe(field.options, (fields, use) =>
        toObjectSchema(fields, use === "input"),
      );
function toSchema(field: Field): Schema {
  const { min, max, pattern, readOnly } = field.options;
  const { text, secret, list } = field.type.traits;
  const limits =
    text || secret
      ? { minLength: min, maxLength: max, pattern: (pattern ?? field.type.format)?.source }
      : list
        ? { minItems: min, maxItems: max }
        : { minimum: min, maximum: max };
  const operation = Object.entries({ ...limits, readOnly: readOnly || undefined }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...describe(field), ...Object.fromEntries(operation) };
}
const expectedShape = (name: string, field: Field): Schema => ({
  ...toSchema(field),
  description:
    `The ${name} that the editor saw. The new ${name} of an existing row is saved only if the row still holds this number; ` +
    `otherwise, or if omitted, the request fails with 409, data.error "record.valueChanged", the current number in data.value. ` +
    `A ${name} equal to it is not changed`,
});
function toObjectSchema(fields: Fields, input: boolean): Schema {
  const shown = Object.entries(fields).filter(([, field]) =>
    input ? !field.options.readOnly : !field.type.traits.secret,
  );
  const required = shown
    .filter(([, field]) => field.options.required && !field.options.visibleWhen)
    .map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries([
      ...shown.map(([name, field]) => [name, toSchema(field)]),
      ...(input
        ? listComparedFields(fields).map(({ name, key, field }) => [
            key,
            expectedShape(name, field),
          ])
        : []),
    ]),
    ...(input && required.length ? { required } : {}),
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema, example?: unknown) => ({
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});
const envelopeShape = (data: Schema): Schema => ({
  type: "object",
  properties: { code: integer, message: string, data },
});
const envelope = (data: Schema, example?: unknown) => ({
  description: "Response envelope; `code` is 200 on success",
  ...json(envelopeShape(data), example),
});
const body = (schema: Schema, example?: unknown) => ({
  requestBody: {
    content: { ...json(schema, example).content, "application/x-www-form-urlencoded": { schema } },
  },
});
const parameter = (name: string, schema: Schema, description = "") => ({
  name,
  in: "query",
  schema,
  description,
});

/**
 * Calls of an app that do not belong to a resource: method, path below `/api`, summary, fields and
 * an example.
 */
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
  calls: readonly (readonly [
    "GET" | "POST",
    path: string,
    summary: string,
    fields?: Fields,
    example?: { input: Readonly<Record<string, unknown>>; answer: unknown },
  ])[];
}
/**
 * API clients send the token that a sign-in returns; pages of the app use cookies, and repeat one
 * of them in a header for changes.
 */
const securitySchemes = {
  token: { type: "http", scheme: "bearer" },
  sessionCookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-markethall_session",
    description:
      "Set when a page of this origin signs in; named markethall_session over plain HTTP",
  },
  csrfToken: {
    type: "apiKey",
    in: "header",
    name: csrfHeader,
    description: `The value of the cookie ${csrfCookies.secure}, over plain HTTP ${csrfCookies.plain}; required with the session cookie on every request other than GET`,
  },
};
const filePart = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", format: "binary" } },
};
const fileBody = {
  requestBody: { required: true, content: { "multipart/form-data": { schema: filePart } } },
};
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
function toGroupPaths({
  name,
  open,
  statuses = [],
  headers = {},
  needed = [],
  takesFile = false,
  calls,
}: CallGroup): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
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
    ...parameter(header, string, description),
    in: "header",
    required: needed.includes(header),
  }));
  for (const [method, path, summary, fields = {}, example] of calls) {
    const inPath = (key: string) => path.includes(`{${key}}`);
    const shown = (key: string) =>
      example && key in example.input ? { example: example.input[key] } : {};
    const named = Object.entries(fields)
      .filter(([key]) => method === "GET" || takesFile || inPath(key))
      .map(([key, field]) => ({
        ...parameter(key, toSchema(field)),
        ...(inPath(key) ? { in: "path", required: true } : {}),
        ...shown(key),
      }));
    const parameters = [...named, ...heads];
    const takes = {
      ...(method === "GET" || parameters.length > 0 ? { parameters } : {}),
      ...(method === "POST"
        ? takesFile
          ? fileBody
          : body(toObjectSchema(fields, true), example?.input)
        : {}),
    };
    const answered = envelope({}, example && { code: 200, message: "", data: example.answer });
    const responses = { 200: answered, ...others };
    const operation = { tags: [name], summary, ...(open ? { security: [] } : {}), responses };
    // One path may have several methods.
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, ...takes } };
  }
  return paths;
}

function toPaths(resource: Resource): Record<string, object> {
  const { name, api, fields } = resource;
  const tags = [name];
  const ids = { type: "array", items: integer };
  const filters = Object.entries(fields)
    .filter(([, field]) => field.options.filter)
    .map(([key, field]) =>
      parameter(
        key,
        toSchema(field),
        `Also with _ne, _gt, _gte, _lt, _lte, _contains, _startsWith, _in, _notIn, _empty${field.type.traits.reference ? "; for a tree also with _under, which includes all descendants" : ""}`,
      ),
    );
  const searched = Object.entries(fields).flatMap(([key, { options }]) =>
    options.search ? [key] : [],
  );
  const others = Object.entries(resource.parameters).map(([name, meant]) =>
    typeof meant === "string"
      ? parameter(name, string, `Same as ${meant}`)
      : parameter(
          name,
          typeof meant === "function" ? string : { type: "string", enum: Object.keys(meant) },
        ),
  );
  const search = parameter("q", string, `Searches ${searched.join(", ")}`);
  const byName = parameter("q", string, "Searches by name");
  const page = [
    parameter("page", integer),
    parameter("pageSize", { type: "integer", maximum: 1000 }),
    parameter("sort", string),
    parameter("order", { type: "string", enum: ["asc", "desc"] }),
    ...(isSearchable(resource) ? [search] : []),
    parameter("ids", string, "Comma-separated list of IDs"),
    parameter("tab", string),
    parameter("tab_in", string, "Comma-separated list of tabs; returns the rows of any of them"),
    parameter("trash", { type: "boolean" }),
  ];
  const paths: Record<string, object> = {};
  const get = (call: string, summary: string, parameters: unknown[], data: Schema) => {
    paths[`/${api}/${call}`] = {
      get: { tags, summary, parameters, responses: { 200: envelope(data) } },
    };
  };
  const post = (call: string, summary: string, input: Schema, data: Schema) => {
    paths[`/${api}/${call}`] = {
      post: { tags, summary, ...body(input), responses: { 200: envelope(data) } },
    };
  };
  get("getList", `List ${name}`, [...page, ...filters, ...others], {
    type: "object",
    properties: {
      list: { type: "array", items: ref(name) },
      total: integer,
      totalIsAtLeast: { type: "boolean" },
      page: integer,
      pageSize: integer,
    },
  });
  get("get", "Retrieve a record", resource.singleton ? [] : [parameter("id", integer)], ref(name));
  get(
    "getSelector",
    "List IDs and names for selection",
    isSearchable(resource) ? page : [...page, byName],
    {
      type: "array",
      items: { type: "object", properties: { id: integer, name: string } },
    },
  );
  if (resource.parent)
    get("getTree", "Retrieve the tree of all records for selection", [], {
      type: "array",
      items: { type: "object", additionalProperties: true },
    });
  get("getCounts", "Count the records of each tab", filters, {
    type: "object",
    additionalProperties: integer,
  });
  get(
    "getHistory",
    "List the history of a record",
    [parameter("id", integer), parameter("page", integer)],
    {
      type: "object",
    },
  );
  const has = (operation: StandardOperation) =>
    !resource.readOnly && resource.operations.includes(operation);
  if (has("create") || has("edit"))
    post(
      "editSubmit",
      has("create") && has("edit")
        ? "Create a record, or update it if an ID is given"
        : has("create")
          ? "Create a record"
          : "Update a record",
      ref(`${name}Input`),
      ref(name),
    );
  if (has("delete"))
    post(
      "delete",
      "Delete records",
      { type: "object", properties: { ids } },
      { type: "object", properties: { ids } },
    );
  for (const [call, declared] of listCalls(resource)) {
    const { method, input = {}, output, unwrap: whole } = declared;
    const only = whole === undefined ? undefined : output[whole];
    const takes =
      method === "POST"
        ? body(toObjectSchema(input, true))
        : {
            parameters: Object.entries(input).map(([key, field]) =>
              parameter(key, toSchema(field)),
            ),
          };
    const operation = {
      tags,
      summary: humanize(call),
      ...takes,
      responses: { 200: envelope(only ? toSchema(only) : toObjectSchema(output, false)) },
    };
    paths[`/${getCallPath(resource, call, declared)}`] = {
      [method === "POST" ? "post" : "get"]: operation,
    };
  }
  for (const action of resource.actionList) {
    const states = action.from
      ? `: from ${action.from.join(", ")}${action.to.length ? ` to ${action.to.join(" or ")}` : ""}`
      : "";
    const input = {
      type: "object",
      properties: {
        id: integer,
        ids,
        ...(action.input ? (toObjectSchema(action.input, true).properties as object) : {}),
      },
    };
    post(action.call, `${humanize(action.name)}${states}`, input, ref(name));
  }
  const rest = (summary: string, more: object = {}) => ({
    tags,
    summary,
    responses: { 200: { description: "Success", ...json(ref(name)) } },
    ...more,
  });
  paths[`/rest/${name}`] = {
    get: rest(`List ${name}`, {
      parameters: [
        parameter("filter", string, "JSON"),
        parameter("range", string, "JSON: [first, last]"),
        parameter("sort", string, 'JSON: [field, "ASC"]'),
      ],
    }),
    ...(!has("create") ? {} : { post: rest("Create a record", body(ref(`${name}Input`))) }),
  };
  const id = [{ name: "id", in: "path", required: true, schema: integer }];
  paths[`/rest/${name}/{id}`] = {
    get: rest("Retrieve a record", { parameters: id }),
    ...(has("edit")
      ? { put: rest("Update a record", { parameters: id, ...body(ref(`${name}Input`)) }) }
      : {}),
    ...(has("delete") ? { delete: rest("Delete a record", { parameters: id }) } : {}),
  };
  return paths;
}

/** Merges paths: one path may have a read in one group and a write in another. */
function merged(parts: readonly Readonly<Record<string, object>>[]): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const part of parts)
    for (const [path, calls] of Object.entries(part)) paths[path] = { ...paths[path], ...calls };
  return paths;
}

/** Builds the OpenAPI 3.1 document of all declared resources and of the app's other calls. */
export function buildOpenApi(
  resources: readonly Resource[],
  version: string,
  groups: readonly CallGroup[] = [],
): Record<string, unknown> {
  const schemas: Record<string, unknown> = {};
  for (const resource of resources) {
    const record = toObjectSchema(resource.fields, false);
    schemas[resource.name] = {
      ...record,
      properties: {
        id: integer,
        version: integer,
        addTime: string,
        updTime: string,
        ...(record.properties as object),
      },
    };
    schemas[`${resource.name}Input`] = toObjectSchema(resource.fields, true);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Markethall", version },
    servers: [{ url: "/api" }],
    security: [{ token: [] }, { sessionCookie: [], csrfToken: [] }],
    components: { securitySchemes, schemas },
    paths: merged([
      ...groups.map(toGroupPaths),
      ...resources.map(toPaths),
      ...resources.map(buildImportExportPaths),
    ]),
  };
}
