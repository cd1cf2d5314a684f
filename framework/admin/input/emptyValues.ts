import type { Fields } from "../../schema/index.ts";

/** Form values without a record: the declared defaults only. */
export function emptyValues(fields: Fields): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    const { default: given } = field.options;
    if (given !== undefined) return [name, structuredClone(given)];
    if (field.kind === "boolean") return [name, false];
    const list = ["rows", "references", "images", "choices"].includes(field.kind);
    return [name, list ? [] : null];
  });
  return Object.fromEntries(values);
}
