import { toLanguageHeader } from "../../../../i18n/locale.ts";
import {
  allowNull,
  csrfHeader,
  getApp,
  getCsrfCookies,
  getTenantKey,
  type JsonSchema,
  listLocales,
  memberCalls,
  type Resource,
} from "../../../schema/index.ts";
import { toObjectSchema } from "./describeFields.ts";
import { type CallGroup, describeGroup } from "./describeGroup.ts";
import { describeResource } from "./describeResource.ts";
import type { Paths } from "./parts.ts";

/**
 * API clients send the token that a sign-in returns; pages of the app use cookies, and repeat one
 * of them in a header for changes.
 */
const describeSecurity = () => ({
  token: { type: "http", scheme: "bearer" },
  sessionCookie: {
    type: "apiKey",
    in: "cookie",
    name: `__Host-${getApp().id}_session`,
    description: `Set when a page of this origin signs in; named ${getApp().id}_session over plain HTTP`,
  },
  csrfToken: {
    type: "apiKey",
    in: "header",
    name: csrfHeader,
    description: `The value of the cookie ${getCsrfCookies().secure}, over plain HTTP ${getCsrfCookies().plain}; required with the session cookie on every request other than GET`,
  },
});
const string: JsonSchema = { type: "string" };
const integer: JsonSchema = { type: "integer" };
/** Properties that every record has in addition to its fields. */
const describeSystemColumns = (): JsonSchema => ({
  id: integer,
  version: integer,
  [getTenantKey()]: integer,
  addTime: string,
  addBy: { type: ["integer", "null"] },
  updTime: string,
  updBy: { type: ["integer", "null"] },
  deletedAt: { type: ["string", "null"], description: "When it was moved to the trash" },
  _labels: {
    type: "object",
    description: "Names of the referenced records, by field",
    additionalProperties: { anyOf: [string, { type: "array", items: string }] },
  },
});
const describeRecord = ({ fields, table }: Resource): JsonSchema => {
  const { properties } = toObjectSchema(fields, false);
  // The framework's own tables have rows that no call of the resource has checked.
  const values = Object.entries<JsonSchema>(Object(properties)).map(
    ([name, schema]): [string, JsonSchema] => [name, table ? allowNull(schema) : schema],
  );
  return {
    type: "object",
    properties: { ...describeSystemColumns(), ...Object.fromEntries(values) },
    required: ["id"],
  };
};

/** Lists the values of the `lang` header, such as `en_US, zh_CN or zh_TW`, in Markdown. */
const listLanguageHeaders = (): string =>
  new Intl.ListFormat("en-AU", { type: "disjunction" }).format(
    listLocales().map((locale) => `\`${toLanguageHeader(locale)}\``),
  );

/** Describes how to call the API, in Markdown. */
const describeUse =
  (): string => `Send \`authorization: Bearer <token>\` with every call that needs a signed-in user, and \`lang\` with ${listLanguageHeaders()} for the language of messages. Bodies are JSON or form-encoded. Pages of this origin can send the session cookie instead of a token, with \`${csrfHeader}\` in calls that change something.

Calls return \`{ code, message, data }\`; calls below \`/api/rest\` and \`/api/store\` use HTTP status codes.`;

/** Merges paths: one path may have a read in one group and a write in another. */
function mergePaths(parts: readonly Paths[]): Paths {
  const paths: Paths = {};
  for (const part of parts)
    for (const [path, calls] of Object.entries(part)) paths[path] = { ...paths[path], ...calls };
  return paths;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  security: object[];
  components: { securitySchemes: object; schemas: Record<string, JsonSchema> };
  paths: Paths;
}

/** Builds the OpenAPI 3.1 document of all declared resources and of the app's other calls. */
export function buildOpenApi(
  resources: readonly Resource[],
  version: string,
  groups: readonly CallGroup[] = [],
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  for (const resource of resources) {
    schemas[resource.name] = describeRecord(resource);
    schemas[`${resource.name}Input`] = toObjectSchema(resource.fields, true);
  }
  return {
    openapi: "3.1.0",
    info: { title: getApp().name, version, description: describeUse() },
    servers: [{ url: "/api" }],
    security: [{ token: [] }, { sessionCookie: [], csrfToken: [] }],
    components: { securitySchemes: describeSecurity(), schemas },
    paths: mergePaths([
      ...groups.map(describeGroup),
      describeGroup({ name: "member", calls: memberCalls }),
      ...resources.map(describeResource),
    ]),
  };
}
