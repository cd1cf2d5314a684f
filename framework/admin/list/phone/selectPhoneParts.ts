import { type Field, getTraits, isPicture, type Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { type Column, isPosition, isStateColumn } from "../table/columns.ts";

/** As many facts as fit one line, which is shorter beside a picture. */
const maxFacts = { alone: 3, beside: 2 } as const;

const isName = (field: Field): boolean => getTraits(field).naming === true;
/** Whether a field is a number that identifies records, which says little alone. */
const isCode = (field: Field | undefined): boolean =>
  field !== undefined && "search" in field.options && field.options.search === "exact";
/** The fields that a screen displays itself. */
type Displays = Readonly<Record<string, unknown>> | undefined;

/**
 * Whether a value says what it is; numbers and switches need the name of their field, unless the
 * screen has words for a switch.
 */
export const isNamedByValue = ({ name, field, own }: Column, displays?: Displays): boolean =>
  own === null &&
  !getTraits(field).numeric &&
  (!getTraits(field).flag || displays?.[name] !== undefined);
/** Whether a column is a switch, of which the name says everything where it is on. */
export const isSwitch = ({ name, field, own }: Column, displays?: Displays): boolean =>
  own === null && getTraits(field).flag === true && displays?.[name] === undefined;

/** The columns that a row on a phone shows, by their places. */
export interface PhoneParts {
  /** Names the row; without it, the record's label does. */
  title: Column | undefined;
  picture: Column | undefined;
  /** Beside a title that is a number: the first name, for example of a person. */
  who: Column | undefined;
  /** In the second line. */
  facts: readonly Column[];
  state: Column | undefined;
  /** Beside the state: the most important time, such as a deadline. */
  time: Column | undefined;
  amount: Column | undefined;
}
type Declared = Pick<Resource, "label" | "fields" | "phone" | "deadline" | "sort">;

/** Returns the columns without that end of a declared period that a row doesn't show now. */
export function omitOtherEnd(
  { phone: { period } }: Pick<Resource, "phone">,
  columns: readonly Column[],
  record: AdminRecord,
  now: Date,
): readonly Column[] {
  if (!period) return columns;
  const [start, end] = period;
  const value: unknown = record[start];
  const isAhead = typeof value === "string" && new Date(value) > now;
  return columns.filter(({ name }) => name !== (isAhead ? end : start));
}

/** Places columns that all have a value; the facts are all that have no other place. */
function placeColumns(resource: Declared, shown: readonly Column[]): PhoneParts {
  const { label, fields, phone, deadline } = resource;
  const pictures = shown.filter(({ field }) => isPicture(field));
  const [first] = shown.filter((column) => !pictures.includes(column));
  const named = first && first.name !== label && isName(first.field) ? first : undefined;
  const title = shown.find(({ name }) => name === phone.title) ?? named;
  const state = shown.find(isStateColumn);
  const amount =
    shown.find(({ name }) => name === phone.figure) ??
    shown.find(({ field }) => Boolean(getTraits(field).money));
  // A time that names the row is not repeated.
  const times = shown.filter(
    (column) => column.name !== label && column !== title && Boolean(getTraits(column.field).time),
  );
  // Without a state, times are among the facts.
  const time =
    state &&
    (times.find(({ name }) => name === deadline) ??
      times.find(({ priority }) => priority === 1) ??
      times.find(({ priority }) => priority === 2));
  const placed = [title, state, amount, ...(state ? times : []), ...pictures];
  const rest = shown.filter(
    (column) =>
      column.name !== label && !placed.includes(column) && !isPosition(resource, column.name),
  );
  const who =
    rest.find(({ name }) => name === phone.who) ??
    (!title && isCode(fields[label]) ? rest.find(({ field }) => isName(field)) : undefined);
  const facts = rest.filter((column) => column !== who);
  return { title, picture: pictures[0], who, facts, state, time, amount };
}

/**
 * Returns which columns a row on a phone shows in which place, in the order of the list. All rows
 * of a list have the same facts: the place of one that a row lacks is not taken by another. Of the
 * title, the time and the amount, the next one takes it.
 *
 * @param isShown Whether the row has a value for a column.
 * @param displays The screen's displays, which may have words for a switch.
 */
export function selectPhoneParts(
  resource: Declared,
  columns: readonly Column[],
  isShown: (column: Column) => boolean,
  displays?: Displays,
): PhoneParts {
  const { facts: listed, picture } = placeColumns(resource, columns);
  const max = maxFacts[picture ? "beside" : "alone"];
  const { facts: own, ...parts } = placeColumns(resource, columns.filter(isShown));
  // A switch that is off is no missing value, and takes no place.
  const values = listed.filter((column) => !isSwitch(column, displays)).slice(0, max);
  const facts = own
    .filter((column) => values.includes(column) || isSwitch(column, displays))
    .slice(0, max);
  return { ...parts, facts };
}
