import { hasColumn } from "../fields/FieldKind.ts";
import type { Resource } from "./defineResource.ts";
import { listPredicateFields } from "./predicate.ts";

type Add = (code: string, where: string, what: string, mend: string) => void;

/**
 * Reports a `deletableWhen` that is never asked, or that the server or the browser cannot evaluate:
 * both know only the stored values, and the browser only those that the member may read.
 */
export function checkDeletable(resource: Resource, add: Add): void {
  const { deletableWhen, fields } = resource;
  if (!deletableWhen) return;
  const where = "deletableWhen";
  if (!resource.operations.includes("delete"))
    add("E160", where, "no operation deletes its rows", "drop it, or allow delete");
  for (const name of new Set(listPredicateFields(deletableWhen))) {
    const field = fields[name];
    if (!field) continue;
    if (!hasColumn(field) || field.type.traits.secret)
      add("E160", where, `"${name}" has no stored value`, "compare a stored field");
    else if (field.options.access !== undefined)
      add("E160", where, `"${name}" is seen only by some`, "compare a field that all may see");
  }
}
