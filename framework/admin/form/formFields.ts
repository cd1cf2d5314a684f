import { type Actor, canAccessField, type Field, type Fields, type Resource } from "../../schema/index.ts";
import { emptyValues } from "../input/emptyValues.ts";
import type { AdminRecord } from "../provider.ts";
import { sameValue } from "../sameValue.ts";
import { readForm } from "./readForm.ts";

export type FormMode = "create" | "edit";
type Values = Record<string, unknown>;

/** What a section holds of a record: inputs, and what is only shown. */
export interface FormSection {
  name: string;
  fields: readonly { name: string; field: Field; typed: boolean }[];
}

const isTyped = (field: Field, mode: FormMode) =>
  field.kind !== "computed" && !field.options.readOnly && !(mode === "edit" && field.options.createOnly);
/** A password is not read back: on an edit, none means the one that there is. */
const asTyped = (field: Field, mode: FormMode): Field =>
  field.kind === "password" && mode === "edit" ? { ...field, options: { ...field.options, required: false } } : field;

/** The sections of a form that the actor gets to see; a new record has nothing to show but what is typed. */
export function sectionsOf(resource: Resource, actor: Actor, mode: FormMode): FormSection[] {
  return resource.form
    .map(({ section, fields }) => ({
      name: section,
      fields: fields.flatMap((name) => {
        const field = resource.fields[name];
        if (!field || !canAccessField(actor, field)) return [];
        const typed = isTyped(field, mode);
        return typed || mode === "edit" ? [{ name, field: asTyped(field, mode), typed }] : [];
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
export const typedFields = (sections: readonly FormSection[]): Fields =>
  Object.fromEntries(
    sections.flatMap(({ fields }) => fields.filter(({ typed }) => typed).map(({ name, field }) => [name, field])),
  );

/** How a record stands in the form: as the form itself would read it, so that what is untouched compares equal. */
export function startOf(fields: Fields, record: Readonly<Values>): Values {
  const { values, issues } = readForm(fields, record, record);
  // A value that today's rules refuse is shown as it is, not emptied.
  const wrong = new Set(Object.keys(issues).map((path) => path.split(".")[0] ?? path));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, wrong.has(name) ? record[name] : values[name]]));
}
/** What a new record starts from: its declared defaults, and what it is given. */
export const newRecord = (fields: Fields, given: Readonly<Values> = {}): Values => ({
  ...emptyValues(fields),
  ...Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(fields, name))),
});

/** What a create sends: everything that holds a value, and what was emptied of its default. */
export const givenValues = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        Object.hasOwn(fields, name) &&
        (fields[name]?.options.default !== undefined ||
          !(value === null || value === undefined || (Array.isArray(value) && value.length === 0))),
    ),
  );
/** What an edit sends: the fields that differ from the record as it was read. */
export function changedValues(fields: Fields, values: Readonly<Values>, original: Readonly<Values>): Values {
  const start = startOf(fields, original);
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      Object.hasOwn(fields, name) &&
      !sameValue(value, start[name]) &&
      !(fields[name]?.kind === "password" && (value === null || value === undefined)),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [
      name,
      fields[name]?.kind === "rows" && Array.isArray(value) ? changedCells(value, original[name]) : value,
    ]),
  );
}
/** Of child rows that were there before only what was touched is sent: what nobody touched, like a stock, may have changed meanwhile. */
function changedCells(rows: readonly unknown[], original: unknown): unknown[] {
  const before = new Map((Array.isArray(original) ? original : []).filter(isRow).map((row) => [row.id, row]));
  return rows.map((row) => {
    const old = isRow(row) ? before.get(row.id) : undefined;
    if (!old || !isRow(row)) return row;
    return Object.fromEntries(Object.entries(row).filter(([key, cell]) => key === "id" || !sameValue(cell, old[key])));
  });
}
const isRow = (row: unknown): row is Readonly<Values> & { id: number } =>
  typeof row === "object" && row !== null && "id" in row && typeof row.id === "number";

/** A record's values for a new one like it: without what only rules write, and without what no two may share. */
export function cloneOf(resource: Resource, record: AdminRecord): Values {
  const kept = Object.entries(resource.fields).filter(
    ([name, field]) => !field.options.readOnly && !field.options.unique && field.kind !== "password" && name in record,
  );
  return Object.fromEntries(
    kept.map(([name, field]) => {
      const value: unknown = record[name];
      return [name, field.kind === "rows" && Array.isArray(value) ? value.map(withoutId) : value];
    }),
  );
}
function withoutId(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== "id"));
}
