import { type Field, hasColumn, isHtml, type Resource } from "../../schema/index.ts";
import { cleanValue } from "../cleanHtml.ts";
import { isEqual } from "./isEqual.ts";

type Values = Record<string, unknown>;

/** Converts a value to the form in which it would be read back after storing. */
function asStored(field: Field, value: unknown, path: string): unknown {
  if (field.kind === "rows") {
    const columns = Object.entries(field.options.fields).filter(([, inner]) => hasColumn(inner));
    return ((value ?? []) as Values[]).map((row) => [
      row.id ?? null,
      ...columns.map(([name, inner]) =>
        isHtml(inner) ? row[name] : asStored(inner, row[name], `${path}.${name}`),
      ),
    ]);
  }
  return field.type.traits.list ? (value ?? []) : cleanValue(field, value, path);
}
/**
 * Whether storing a value would leave a field unchanged. Passwords cannot be read back, so they
 * always count as changed.
 */
const isUnchanged = (field: Field, given: unknown, stored: unknown, path: string): boolean =>
  !field.type.traits.secret && isEqual(asStored(field, given, path), asStored(field, stored, path));

/**
 * Returns the values that differ from the stored ones: only these require a write, a new version
 * and an audit entry.
 */
export const findChanges = (
  { fields }: Resource,
  values: Readonly<Values>,
  stored: Readonly<Values>,
): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name];
      return field && !isUnchanged(field, value, stored[name], name);
    }),
  );
