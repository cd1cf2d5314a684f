export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Forbids properties that a schema does not name, so that a validated answer has no others. */
export function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (!isObject(schema)) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closeObjects(value)]),
  );
  const isClosed =
    "properties" in schema && "type" in schema && !("additionalProperties" in schema);
  return isClosed ? { ...closed, additionalProperties: false } : closed;
}
