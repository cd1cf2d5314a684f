import {
  type Field,
  getRowFields,
  isHtml,
  type Resource,
  toTableName,
} from "../../../../framework/schema/index.ts";

/** A field that may contain addresses of files. */
export interface Place {
  resource: Resource;
  /** The field of the record; if it is a list of child rows, `inner` is the child rows' field. */
  name: string;
  inner: string | null;
  /** One address, a list of addresses, or a text that contains addresses. */
  shape: "address" | "list" | "text";
}

function getShape(field: Field): Place["shape"] | null {
  const { file } = field.type.traits;
  const isConfidential = "confidential" in field.options && field.options.confidential;
  if (file) return isConfidential ? null : file === "one" ? "address" : "list";
  // A JSON value may contain addresses anywhere; scanning one without addresses is cheap.
  return isHtml(field) || field.kind === "json" ? "text" : null;
}
const isStoredElsewhere = (field: Field) => "storedIn" in field.options;

/**
 * Returns every field of a shop's own records that may use a file, derived from the declarations.
 */
export function listPlaces(resources: readonly Resource[], except: string): Place[] {
  const places: Place[] = [];
  const seen = new Set<string>();
  for (const resource of resources) {
    if (resource.owner !== "shop" || resource.readOnly || resource.name === except) continue;
    const add = (name: string, inner: string | null, field: Field) => {
      const shape = getShape(field);
      // Two resources may share one table.
      const column = [toTableName(resource), name, inner].join();
      if (!shape || seen.has(column)) return;
      seen.add(column);
      places.push({ resource, name, inner, shape });
    };
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== "rows") add(name, null, field);
      else if (!isStoredElsewhere(field))
        for (const [inner, child] of Object.entries(getRowFields(field))) add(name, inner, child);
    }
  }
  return places;
}
