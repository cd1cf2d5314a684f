import type { JsonSchema } from "../../../schema/index.ts";

/** The paths of a document: operations by address and method. */
export type Paths = Record<string, Record<string, object>>;

export const json = (schema: JsonSchema, example?: unknown) => ({
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});
export const envelopeShape = (data: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { code: { type: "integer" }, message: { type: "string" }, data },
  required: ["code", "message", "data"],
});
export const envelope = (data: JsonSchema, example?: unknown) => ({
  description: "Response envelope; `code` is 200 on success",
  ...json(envelopeShape(data), example),
});
export const body = (schema: JsonSchema, example?: unknown) => ({
  requestBody: {
    content: { ...json(schema, example).content, "application/x-www-form-urlencoded": { schema } },
  },
});
const filePart: JsonSchema = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", format: "binary" } },
};
/** The body of an upload: one file, in a part `file`. */
export const fileBody = {
  requestBody: { required: true, content: { "multipart/form-data": { schema: filePart } } },
};
/** The response of a download. */
export const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
/** A parameter of the address; its description moves from the schema to the parameter. */
export function parameter(name: string, schema: JsonSchema, description?: string) {
  const { description: described = "", ...rest } = schema;
  return { name, in: "query", schema: rest, description: description ?? described };
}
