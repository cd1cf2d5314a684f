import type { Actor, Field, Fields, Issues, Kind } from "../../schema/index.ts";
import { findFileOwner } from "./fileAddress.ts";

type Values = Readonly<Record<string, unknown>>;
const fileKinds: readonly Kind[] = ["image", "images", "video", "file"];

/**
 * Whether a field may hold this address. A shop's files are its own and those of the platform's shared library; the platform's records
 * may show any upload. Addresses of the web are none: an import fetches them into the store first, and a browser that shows a record asks
 * no other server. An address of another spelling is none either: a browser may resolve `//` or `.` to another shop's file.
 */
function isAllowed(address: unknown, { realm, shopId }: Actor): boolean {
  if (typeof address !== "string") return true;
  const owner = findFileOwner(address);
  return owner !== null && (owner === "platform" || realm === "platform" || owner === String(shopId));
}

/** What is wrong with the addresses of files in some values, by field. What was stored before stays valid. */
export function checkFiles(fields: Fields, values: Values, actor: Actor, before: Values | null = null): Issues {
  const issues: Issues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in values)) continue;
    if (field.kind === "rows") Object.assign(issues, checkRows(name, field, values[name], actor, before?.[name]));
    else if (fileKinds.includes(field.kind)) {
      const stored = [before?.[name]].flat();
      const isWrong = [values[name]].flat().some((one) => !stored.includes(one) && !isAllowed(one, actor));
      if (isWrong) issues[name] = { key: "validation.fileForeign", params: { field: name } };
    }
  }
  return issues;
}

/** The same of child rows; what any row held before may be moved to another. */
function checkRows(name: string, field: Field, value: unknown, actor: Actor, before: unknown): Issues {
  const { fields } = field.options as unknown as { fields: Fields };
  const issues: Issues = {};
  const stored = mergeFiles(fields, before);
  for (const [index, row] of (Array.isArray(value) ? (value as Values[]) : []).entries())
    for (const [inner, issue] of Object.entries(checkFiles(fields, row, actor, stored)))
      issues[`${name}.${index}.${inner}`] = issue;
  return issues;
}
const mergeFiles = (fields: Fields, rows: unknown): Values =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      Array.isArray(rows) ? (rows as Values[]).flatMap((row) => [row[name]].flat()) : [],
    ]),
  );
