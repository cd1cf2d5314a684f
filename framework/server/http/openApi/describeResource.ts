import {
  type Action,
  type CallRight,
  getCallPath,
  type JsonSchema,
  listCalls,
  listFilterSuffixes,
  listOperatorSuffixes,
  listRestCalls,
  listStandardCalls,
  type Resource,
  type RestCall,
  recordResults,
  type Shape,
  type StandardCall,
  toCallPath,
  toFilterName,
  toPermission,
} from "../../../schema/index.ts";
import { humanize } from "../../../schema/locales/humanize.ts";
import { findTree } from "../../sql/descendants.ts";
import { isAlwaysRequired, toObjectSchema, toSchema } from "./describeFields.ts";
import { body, envelope, fileBody, fileContent, json, type Paths, parameter } from "./parts.ts";

const isObjectSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the parameters of an input in the address. */
function describeParameters(resource: Resource, input: Shape) {
  const { properties, required } = input.describe(resource);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isObjectSchema(properties) ? properties : {}).map(([name, schema]) => ({
    ...parameter(name, isObjectSchema(schema) ? schema : {}),
    ...(names.includes(name) ? { required: true } : {}),
  }));
}

/** Returns the filters of a list as parameters, and its alternative names of them. */
function describeFilters(resource: Resource) {
  const filters = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!field.options.filter && field.type.traits.reference !== "parent") return [];
    const suffixes = listFilterSuffixes(field, findTree(resource, name) !== null);
    const others = suffixes.map((suffix) => toFilterName("", suffix)).join(", ");
    return [parameter(name, toSchema(field), `Also with ${others}`)];
  });
  const own = resource.filterList.flatMap(({ name, input, operators }) =>
    [...new Set(operators.flatMap(listOperatorSuffixes))].map((suffix) =>
      parameter(toFilterName(name, suffix), toSchema(input)),
    ),
  );
  const aliases = Object.entries(resource.parameters).map(([name, meant]) => {
    if (typeof meant === "string") return parameter(name, { type: "string" }, `Same as ${meant}`);
    const values = typeof meant === "function" ? {} : { enum: Object.keys(meant) };
    return parameter(name, { type: "string", ...values });
  });
  return [...filters, ...own, ...aliases];
}

/** Returns the permissions of which a call needs one; every member may select. */
function listPermissions(resource: Resource, right: CallRight): string[] {
  if (right === "select") return [];
  const operations = right === "save" ? (["create", "edit"] as const) : [right];
  return operations
    .filter((one) => right !== "save" || resource.operations.some((has) => has === one))
    .map((operation) => toPermission(resource, operation));
}
const describeRight = (resource: Resource, right: CallRight) => {
  const permissions = listPermissions(resource, right);
  return permissions.length
    ? { description: `Permission: ${permissions.map((one) => `\`${one}\``).join(" or ")}` }
    : {};
};

const describeSummary = ({ summary }: StandardCall | RestCall, resource: Resource): string =>
  typeof summary === "string" ? summary : summary(resource);

function describeStandardCall(resource: Resource, call: StandardCall): object {
  const { method, right, input, filtered, upload, answer, files } = call;
  const filters = filtered ? describeFilters(resource) : [];
  const inAddress = method === "GET" || upload;
  const success = answer ? envelope(answer.describe(resource)) : { description: "File download" };
  const content = {
    ...("content" in success ? success.content : {}),
    ...fileContent(files ?? []),
  };
  return {
    tags: [resource.name],
    summary: describeSummary(call, resource),
    ...describeRight(resource, right),
    ...(inAddress ? { parameters: [...describeParameters(resource, input), ...filters] } : {}),
    ...(upload ? fileBody : {}),
    ...(inAddress ? {} : body(input.describe(resource))),
    responses: { 200: { ...success, content } },
  };
}

function describeRestCall(resource: Resource, call: RestCall): object {
  const { one, right, status, query, body: input, answer } = call;
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const parameters = [...(one ? [id] : []), ...(query ? describeParameters(resource, query) : [])];
  return {
    tags: [resource.name],
    summary: describeSummary(call, resource),
    ...describeRight(resource, right),
    ...(parameters.length ? { parameters } : {}),
    ...(input ? body(input.describe(resource)) : {}),
    responses: { [status]: { description: "Success", ...json(answer.describe(resource)) } },
  };
}

/** An action runs on one record or on several: the answer is the record, or the result of each. */
function describeAction(resource: Resource, action: Action): object {
  const states = action.from
    ? `: from ${action.from.join(", ")}${action.to.length ? ` to ${action.to.join(" or ")}` : ""}`
    : "";
  const output = action.output
    ? { properties: { _output: toObjectSchema(action.output, false) } }
    : {};
  const given = action.input ? toObjectSchema(action.input, true).properties : {};
  const input = {
    type: "object",
    properties: {
      id: { type: "integer" },
      ids: { type: "array", items: { type: "integer" } },
      ...(isObjectSchema(given) ? given : {}),
    },
  };
  const record = { $ref: `#/components/schemas/${resource.name}`, ...output };
  return {
    tags: [resource.name],
    summary: `${humanize(action.name)}${states}`,
    description: `Permission: \`${toPermission(resource, action.name)}\``,
    ...body(input),
    responses: { 200: envelope({ anyOf: [record, recordResults.describe(resource)] }) },
  };
}

/** Returns the paths of every call that the protocol gives a resource. */
export function describeResource(resource: Resource): Paths {
  const { name, api } = resource;
  const paths: Paths = {};
  const add = (path: string, method: string, operation: object) => {
    // One path may have several methods.
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [key, call] of listStandardCalls(resource))
    add(`/${api}/${toCallPath(key)}`, call.method, describeStandardCall(resource, call));
  for (const [call, declared] of listCalls(resource)) {
    const { method = "GET", input = {}, output, unwrap, right = "view", anyMember } = declared;
    const only = unwrap === undefined ? undefined : output[unwrap];
    const takes =
      method === "POST"
        ? body(toObjectSchema(input, true))
        : {
            parameters: Object.entries(input).map(([key, field]) => ({
              ...parameter(key, toSchema(field)),
              ...(isAlwaysRequired(field) ? { required: true } : {}),
            })),
          };
    add(`/${getCallPath(resource, call, declared)}`, method, {
      tags: [name],
      summary: humanize(call),
      ...(anyMember ? {} : { description: `Permission: \`${toPermission(resource, right)}\`` }),
      ...takes,
      responses: { 200: envelope(only ? toSchema(only) : toObjectSchema(output, false)) },
    });
  }
  for (const action of resource.actionList)
    add(`/${api}/${action.call}`, "POST", describeAction(resource, action));
  for (const [, call] of listRestCalls(resource))
    add(`/rest/${name}${call.one ? "/{id}" : ""}`, call.method, describeRestCall(resource, call));
  return paths;
}
