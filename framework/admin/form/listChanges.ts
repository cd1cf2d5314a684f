import {
  type ContentLanguage,
  type Field,
  type Fields,
  getRowFields,
  getTraits,
} from "../../schema/index.ts";
import { isLocalized } from "../display/localized.ts";
import { listFieldLanguages } from "../input/localized/listFieldLanguages.ts";
import { isSameValue } from "../isSameValue.ts";

type Values = Readonly<Record<string, unknown>>;

/** A change of a form: of a field, of one of its languages, or of a column of its child rows. */
export interface FormChange {
  name: string;
  /** The first input that was changed. */
  path: string;
  language: ContentLanguage | null;
  /** The field of the child rows. */
  column: string | null;
  /** Cells of the column. */
  count: number;
}

const isRow = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Lists what differs between two states of a form, in the order of its fields. */
export const listChanges = (fields: Fields, before: Values, now: Values): FormChange[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [old, value] = [before[name], now[name]];
    if (isSameValue(old ?? null, value ?? null)) return [];
    const whole = { name, path: name, language: null, column: null, count: 1 };
    if (getTraits(field).localized) return listLanguages(field, whole, old, value);
    return (field.kind === "rows" && listCells(field, whole, old, value)) || [whole];
  });

function listLanguages(field: Field, whole: FormChange, old: unknown, now: unknown) {
  const [before, after] = [isLocalized(old) ? old : {}, isLocalized(now) ? now : {}];
  return listFieldLanguages(field).flatMap((language) =>
    (before[language] || null) === (after[language] || null)
      ? []
      : [{ ...whole, path: `${whole.name}.${language}`, language }],
  );
}

/** Returns the changed columns of the same rows; null if rows were added, removed or moved. */
function listCells(
  field: Field,
  whole: FormChange,
  old: unknown,
  now: unknown,
): FormChange[] | null {
  const [before, after] = [old, now].map((rows) => (Array.isArray(rows) ? rows.filter(isRow) : []));
  if (!before || !after || before.length !== after.length) return null;
  if (!after.every((row, index) => row.id === before[index]?.id)) return null;
  const changes = Object.keys(getRowFields(field)).flatMap((column): FormChange[] => {
    const changed = after.flatMap((row, index) =>
      isSameValue(row[column] ?? null, before[index]?.[column] ?? null) ? [] : [index],
    );
    const [first] = changed;
    return first === undefined
      ? []
      : [{ ...whole, path: `${whole.name}.${first}.${column}`, column, count: changed.length }];
  });
  return changes.length > 0 ? changes : null;
}
