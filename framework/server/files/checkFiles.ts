import {
  type Actor,
  type Field,
  type Fields,
  getApp,
  getRowFields,
  type Issues,
  isOperator,
} from "../../schema/index.ts";
import { findFileOwner } from "./fileAddress.ts";

type Values = Readonly<Record<string, unknown>>;

const isConfidential = ({ options }: Field): boolean =>
  "confidential" in options && options.confidential === true;

/**
 * Whether a field may store this address. A tenant may use its own files and those of the
 * operator's shared library; the operator's records may show any upload. Web addresses are not
 * allowed: an import first fetches them into the store, so that a browser that shows a record
 * contacts no other server. A confidential field of the operator, such as the receipt of a
 * transfer, takes only the operator's own files. Other spellings are not allowed either: a browser
 * may resolve `//` or `.` to another tenant's file.
 */
function isAllowed(address: unknown, field: Field, actor: Actor): boolean {
  if (typeof address !== "string") return true;
  const owner = findFileOwner(address);
  return (
    owner !== null &&
    (owner === getApp().tenancy.operator ||
      (isOperator(actor) ? !isConfidential(field) : owner === String(actor.tenantId)))
  );
}

/**
 * Returns the issues of file addresses in some values, by field. Previously stored addresses remain
 * valid.
 */
export function checkFiles(
  fields: Fields,
  values: Values,
  actor: Actor,
  before: Values | null = null,
): Issues {
  const issues: Issues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in values)) continue;
    if (field.kind === "rows")
      Object.assign(issues, checkRows(name, field, values[name], actor, before?.[name]));
    else if (field.type.traits.file) {
      const stored = [before?.[name]].flat();
      const isWrong = [values[name]]
        .flat()
        .some((one) => !stored.includes(one) && !isAllowed(one, field, actor));
      if (isWrong) {
        const key = isOperator(actor) && isConfidential(field) ? "fileNotOperator" : "fileForeign";
        issues[name] = { key: `validation.${key}`, params: { field: name } };
      }
    }
  }
  return issues;
}

/** Checks child rows; an address that any row had before may move to another. */
function checkRows(
  name: string,
  field: Field,
  value: unknown,
  actor: Actor,
  before: unknown,
): Issues {
  const fields = getRowFields(field);
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
