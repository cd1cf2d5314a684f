import {
  type Actor,
  canAccessField,
  type Field,
  type Fields,
  isLocked,
  type Resource,
  type SectionPlace,
  withOptions,
} from "../../schema/index.ts";
import { emptyValues } from "../input/emptyValues.ts";
import { isSameValue } from "../isSameValue.ts";
import type { AdminRecord } from "../provider.ts";
import { readForm } from "./readForm.ts";

export type FormMode = "create" | "edit";
type Values = Record<string, unknown>;

/** A section's fields: inputs and read-only ones. */
export interface SectionFields {
  name: string;
  place: SectionPlace;
  /** Whether it is above the main column on a phone. */
  leads?: boolean | undefined;
  fields: readonly { name: string; field: Field; typed: boolean }[];
}

const isTyped = (field: Field, mode: FormMode, record: Readonly<Values> = {}) =>
  field.kind !== "computed" &&
  !field.options.readOnly &&
  !(mode === "edit" && (field.options.createOnly || isLocked(field, record)));
/** A password is never read back: when editing, an empty one means unchanged. */
const asTyped = (field: Field, mode: FormMode): Field =>
  field.type.traits.secret && mode === "edit" ? withOptions(field, { required: false }) : field;

/**
 * Returns the form sections visible to the actor; a new record has inputs only. A section that is
 * declared without fields is drawn by the resource's screens. `record` is the stored one, whose
 * values lock fields.
 */
export function listSections(
  resource: Resource,
  actor: Actor,
  mode: FormMode,
  record?: Readonly<Values>,
): SectionFields[] {
  return resource.form
    .map(({ section, fields, place = "main", leads = false }) => ({
      name: section,
      place,
      leads,
      isOwn: fields.length === 0,
      fields: fields.flatMap((name) => {
        const field = resource.fields[name];
        if (!field || !canAccessField(actor, field)) return [];
        const typed = isTyped(field, mode, record);
        return typed || mode === "edit" ? [{ name, field: asTyped(field, mode), typed }] : [];
      }),
    }))
    .filter(({ fields, isOwn }) => isOwn || fields.length > 0)
    .map(({ name, place, leads, fields }) => ({ name, place, leads, fields }));
}
/**
 * Returns every field that the actor can write, for a composed form, whose inputs are not known
 * before it is rendered.
 */
export const selectWritableFields = (
  resource: Resource,
  actor: Actor,
  mode: FormMode,
  record?: Readonly<Values>,
): Fields =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => canAccessField(actor, field) && isTyped(field, mode, record))
      .map(([name, field]) => [name, asTyped(field, mode)]),
  );
export const selectTypedFields = (sections: readonly SectionFields[]): Fields =>
  Object.fromEntries(
    sections.flatMap(({ fields }) =>
      fields.filter(({ typed }) => typed).map(({ name, field }) => [name, field]),
    ),
  );

/**
 * Converts a record to form values as the form itself parses them, so that unchanged values compare
 * equal.
 */
export function toStartValues(fields: Fields, record: Readonly<Values>): Values {
  const { values, issues } = readForm(fields, record, record);
  // A stored value that violates the current rules is shown, not emptied.
  const wrong = new Set(Object.keys(issues).map((path) => path.split(".")[0] ?? path));
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, wrong.has(name) ? record[name] : values[name]]),
  );
}
/** Initial values of a new record: declared defaults and given values. */
export const createValues = (fields: Fields, given: Readonly<Values> = {}): Values => ({
  ...emptyValues(fields),
  ...Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(fields, name))),
});

/** Values that a create sends: all non-empty values, and cleared defaults. */
export const selectGivenValues = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        Object.hasOwn(fields, name) &&
        (fields[name]?.options.default !== undefined ||
          !(value === null || value === undefined || (Array.isArray(value) && value.length === 0))),
    ),
  );
/** Values that an edit sends: the fields that differ from the record as read. */
export function selectChangedValues(
  fields: Fields,
  values: Readonly<Values>,
  original: Readonly<Values>,
): Values {
  const start = toStartValues(fields, original);
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      Object.hasOwn(fields, name) &&
      !isSameValue(value, start[name]) &&
      !(fields[name]?.type.traits.secret && (value === null || value === undefined)),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [
      name,
      fields[name]?.kind === "rows" && Array.isArray(value)
        ? changedCells(value, original[name])
        : value,
    ]),
  );
}
/**
 * For existing child rows, sends only the changed cells: unchanged ones, such as a stock, may have
 * changed on the server meanwhile.
 */
function changedCells(rows: readonly unknown[], original: unknown): unknown[] {
  const before = new Map(
    (Array.isArray(original) ? original : []).filter(isRow).map((row) => [row.id, row]),
  );
  return rows.map((row) => {
    const old = isRow(row) ? before.get(row.id) : undefined;
    if (!old || !isRow(row)) return row;
    return Object.fromEntries(
      Object.entries(row).filter(([key, cell]) => key === "id" || !isSameValue(cell, old[key])),
    );
  });
}
const isRow = (row: unknown): row is Readonly<Values> & { id: number } =>
  typeof row === "object" && row !== null && "id" in row && typeof row.id === "number";

/** Returns the values for a copy of a record, without rule-written and unique fields. */
export function toCloneValues(resource: Resource, record: AdminRecord): Values {
  const childFields = Object.entries(resource.fields).filter(
    ([name, field]) =>
      !field.options.readOnly &&
      !field.options.unique &&
      !field.type.traits.secret &&
      name in record,
  );
  return Object.fromEntries(
    childFields.map(([name, field]) => {
      const value: unknown = record[name];
      return [name, field.kind === "rows" && Array.isArray(value) ? value.map(withoutId) : value];
    }),
  );
}
function withoutId(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== "id"));
}
