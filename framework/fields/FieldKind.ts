import type { AnySchema } from "yup";
import type { CommonOptions, DeclaredField, Field, FieldOptions, Fields } from "../schema/field.ts";
import type { Rules } from "./rules.ts";

/**
 * What every part of the framework asks of a kind instead of its name. A trait that is left out is
 * false.
 */
export interface Traits {
  /** Values are plain texts, whose `min` and `max` are lengths. */
  readonly text?: true;
  /** Filters find a part of the value: `_contains` and `_startsWith`. */
  readonly contains?: true;
  /** The field can be searched exactly: `search: "exact"`. */
  readonly exact?: true;
  /** Texts of digits: spaces, brackets and hyphens do not count when two are compared. */
  readonly digits?: true;
  /** Values are texts by language. */
  readonly localized?: true;
  /** Values can name a record: its label, and the label of a child row. */
  readonly naming?: true;
  /** Values can identify the rows of an imported file. */
  readonly identifying?: true;
  /** Values are numbers, whose `min` and `max` are values; columns of them are right-aligned. */
  readonly numeric?: true;
  /** Numbers without decimals. */
  readonly whole?: true;
  /** Amounts in the currency of the app. */
  readonly money?: true;
  /** The sum of several rows has a meaning; a sum of percentages has none. */
  readonly summable?: true;
  /** Stored units of one unit on the wire, if not 1: 100 cents of an amount. */
  readonly scale?: number;
  /** Values have an order: `_gt`, `_gte`, `_lt` and `_lte`. */
  readonly ordered?: true;
  /** A calendar day, or an instant: filters by it are filters by days. */
  readonly time?: "day" | "instant";
  /** Selected from declared values: one of them, or several. */
  readonly choice?: "one" | "many";
  /** The id of a row, a list of them, or the id of another row of the same resource. */
  readonly reference?: "one" | "many" | "parent";
  /** Addresses of uploaded files: of one, or of several. */
  readonly file?: "one" | "many";
  /** Which files are accepted; both by default. */
  readonly media?: "picture" | "film";
  /** Several values: an empty list and never null; `min` and `max` are numbers of items. */
  readonly list?: true;
  /** Yes or no: a new form begins with no, and its empty value is not null. */
  readonly flag?: true;
  /** Without a column of the resource's own table: child rows and lists of references. */
  readonly ownTable?: true;
  /** Values are structures, which no filter compares: they are empty or filled. */
  readonly structured?: true;
  /** In the table a text as PostgreSQL prints it, which the server half converts: a range. */
  readonly printed?: true;
  /** Never read back: in no list, record, history or file. */
  readonly secret?: true;
  /** Differs from row to row, so that it is not set for several rows at once. */
  readonly individual?: true;
  /** Takes the whole width of a form and of a record's page. */
  readonly wide?: true;
}

/** How a list can be filtered by a field. */
export type Operator =
  | "is"
  | "isNot"
  | "contains"
  | "startsWith"
  | "between"
  | "atLeast"
  | "atMost"
  | "moreThan"
  | "lessThan"
  | "under"
  | "anyOf"
  | "noneOf"
  | "allOf"
  | "isEmpty"
  | "isFilled";

/** A contradiction in a field's options: an error code, what is wrong, and its mend. */
export interface OptionError {
  code: string;
  what: string;
  mend: string;
}

/**
 * A kind of field, as server and browser share it. `V` is the type of its values in code, `B` the
 * options of its constructor, `T` its traits, from which the types of rows, columns and messages
 * follow. The server's half (column, SQL, API description) and the browser's (input, display) are
 * separate, so that neither loads the other's packages.
 */
export interface FieldKind<
  K extends string = string,
  V = unknown,
  B extends CommonOptions = FieldOptions,
  T extends Traits = Traits,
> {
  readonly name: K;
  /** The kind whose column, input and display it uses where it has none of its own. */
  readonly base?: string;
  readonly traits: T;
  /** The options that it has in addition to those of every kind. */
  readonly options: readonly string[];
  /** The operators that a filter offers, the most common first. */
  readonly filters: readonly Operator[];
  /** A pattern of every value, which the database checks as well. Needs a column of text. */
  readonly format?: RegExp;
  /** The limits of numbers where a field declares none; the database checks them as well. */
  readonly range?: { readonly min: number; readonly max: number };
  /**
   * Parses input of a browser, an API client or an import into the value in code; null if it is
   * empty.
   *
   * @throws {InvalidValue} when the input is not a value of the kind.
   */
  parse(raw: unknown, options: B): V | null;
  /** The yup rule of a value that is not empty. */
  rule(options: B, rules: Rules): AnySchema;
  /** Whether the wire format differs from the value in code; never by default. */
  isConverted?(options: B): boolean;
  /** Converts a value in code to wire format. */
  toWire?(value: V, options: B): unknown;
  /** Converts a value from the server's wire format, without validation. */
  fromWire?(raw: unknown, options: B): V;
  /** Converts typed text to text that `parse` accepts: `12.5%` to `12.5`, `1:30` to `90`. */
  fromTyped?(text: string, options: B): string;
  /** Formats a value for editing; the value as text by default. */
  toTyped?(value: V, options: B): string;
  /** Whether the value contains HTML, which the server sanitizes. */
  isHtml?(options: B): boolean;
  /** Finds contradictions between the options, and defaults that are no values. */
  listOptionErrors?(options: B): readonly OptionError[];
}

/** Returns the field whose values a field has: that of the value, for a computed one. */
export const getValueField = (field: Field): Field =>
  field.kind === "computed" ? getValueField(field.options.of) : field;
/** Whether a field has a column: child rows and computed values that are not stored have none. */
export const hasColumn = (field: Field): boolean =>
  field.kind === "computed" ? field.options.stored === true : !field.type.traits.ownTable;
/**
 * Returns the resource that a field of a resource references; null if the field is no reference.
 */
export function getReferenceTarget(
  resource: { name: string },
  { type, options }: Field,
): string | null {
  const { reference } = type.traits;
  if (!reference) return null;
  return reference === "parent" ? resource.name : "target" in options ? options.target : null;
}
/** Returns the fields of child rows; none for a field of another kind. */
export const getRowFields = (field: Field): Fields =>
  field.kind === "rows" ? field.options.fields : {};
/** Returns the traits of a field's values; those of a computed field are its value's. */
export const getTraits = (field: Field): Traits => getValueField(field).type.traits;
/** Whether a field's value is the address of one picture. */
export const isPicture = (field: Field): boolean => {
  const { file, media } = getTraits(field);
  return file === "one" && media === "picture";
};
/** Whether a field's value is HTML, or HTML in each language. */
export const isHtml = ({ type, options }: Field): boolean => type.isHtml?.(options) === true;
/** Returns the limits of a field: those that it declares, or those of its kind. */
export const getLimits = ({
  type,
  options,
}: Field): { min: number | undefined; max: number | undefined } => ({
  min: options.min ?? type.range?.min,
  max: options.max ?? type.range?.max,
});
/** Returns the empty value of a field: an empty list, or null. */
export const getEmptyValue = ({ type }: Field): [] | null => (type.traits.list ? [] : null);
/** Returns a field with some of its options replaced. */
export const withOptions = <F extends DeclaredField>(
  field: F,
  options: { readonly [N in keyof FieldOptions]?: FieldOptions[N] | undefined },
): F => ({
  ...field,
  options: { ...field.options, ...options },
});
