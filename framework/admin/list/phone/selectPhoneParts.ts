import { isState } from "../../../fields/choice/schema.ts";
import { type Field, getTraits, isPicture, type Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { isEmptyValue } from "../isEmptyValue.ts";
import type { Column } from "../table/columns.ts";

const maxFacts = 3;

const isName = (field: Field): boolean => getTraits(field).naming === true;
/** Whether a field is a number that identifies records, which says little alone. */
const isCode = (field: Field | undefined): boolean =>
  field !== undefined && "search" in field.options && field.options.search === "exact";
const isStateColumn = ({ name, field }: Column): boolean =>
  getTraits(field).choice === "one" && isState(name, field.options);
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
/**
 * Returns which columns a row on a phone shows in which place, in the order of the list. An
 * empty value leaves its place to the next column.
 */
export function selectPhoneParts(
  { label, fields, phone, deadline }: Pick<Resource, "label" | "fields" | "phone" | "deadline">,
  columns: readonly Column[],
  record: AdminRecord,
  displays?: Displays,
): PhoneParts {
  const values: Readonly<Record<string, unknown>> = record;
  const shown = columns.filter((column) => {
    const value = values[column.name];
    return isSwitch(column, displays)
      ? value === true
      : column.own !== null || !isEmptyValue(value);
  });
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
      times[0]);
  const placed = [title, state, amount, ...(state ? times : []), ...pictures];
  const rest = shown.filter((column) => column.name !== label && !placed.includes(column));
  const who = !title && isCode(fields[label]) ? rest.find(({ field }) => isName(field)) : undefined;
  return {
    title,
    picture: pictures[0],
    who,
    facts: rest.filter((column) => column !== who).slice(0, maxFacts),
    state,
    time,
    amount,
  };
}
