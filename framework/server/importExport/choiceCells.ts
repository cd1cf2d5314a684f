import {
  type Field,
  getValueField,
  InvalidValue,
  type Locale,
  listChoiceValues,
  listLocales,
  type Resource,
} from "../../schema/index.ts";
import type { Engine, Translate } from "../engine.ts";
import type { FileColumn } from "./columns.ts";

/** Choices that an error lists at most. */
const maxListed = 20;

const toKey = (text: string): string => text.trim().toLowerCase();

/** The integers of the values on the wire; none for a choice without them. */
function listCodes({ options }: Field): readonly string[] {
  if (!("choices" in options) || Array.isArray(options.choices)) return [];
  return Object.values(options.choices).map(String);
}

/** Reads and writes the cells of one column of choices. */
export class ChoiceCells {
  readonly #values = new Map<string, string>();
  /** The labels by which `read` finds their values in every language of the reader. */
  readonly #written = new Map<string, string>();
  readonly #codes: readonly string[];
  readonly #labels: readonly string[];
  readonly #separator: string;

  constructor(
    { name: resource }: Resource,
    { field, name, rows }: FileColumn,
    locale: Locale,
    translate: Translate,
  ) {
    const path = rows === null ? `choices.${name}` : `rowChoices.${rows}.${name}`;
    const toMessage = (value: string) => `resources.${resource}.${path}.${value}`;
    const getLabel = (reader: Locale, value: string) => translate(reader, toMessage(value));
    const values = listChoiceValues(getValueField(field));
    const add = (text: string, value: string) => {
      if (!this.#values.has(toKey(text))) this.#values.set(toKey(text), value);
    };
    for (const value of values) add(value, value);
    // A label that means different values in two languages is read in the reader's.
    for (const reader of [locale, ...listLocales()])
      for (const value of values) add(getLabel(reader, value), value);
    this.#codes = listCodes(getValueField(field));
    this.#labels = values.map((value) => getLabel(locale, value));
    this.#separator = translate(locale, "punctuation.comma");
    const readings = values.flatMap((value) => [
      [toKey(value), value] as const,
      ...listLocales().map((reader) => [toKey(getLabel(reader, value)), value] as const),
    ]);
    for (const [index, value] of values.entries()) {
      const label = this.#labels[index] ?? value;
      const isRead = readings.every(([key, read]) => key !== toKey(label) || read === value);
      const isNamed = label !== toMessage(value) && !this.#codes.includes(label.trim());
      if (isRead && isNamed) this.#written.set(value, label);
    }
  }

  /**
   * Returns the label of a value in the reader's language. Returns the value itself where the label
   * has another meaning in any language, so that every reader's import finds the same value.
   */
  write(value: string): string {
    return this.#written.get(value) ?? value;
  }

  /**
   * Returns the value of a choice that is given as the value, its integer, or its label in any
   * language, in capitals or small letters.
   *
   * @throws {InvalidValue} for any other text; the error lists the labels.
   */
  read(text: string): string {
    const value = this.#values.get(toKey(text));
    if (value !== undefined) return value;
    if (this.#codes.includes(text.trim())) return text.trim();
    const more = this.#labels.length > maxListed ? ["…"] : [];
    const choices = [...this.#labels.slice(0, maxListed), ...more].join(this.#separator);
    throw new InvalidValue("oneOf", { choices });
  }
}

/** The choices of a column, which a file's thousands of cells are compared with. */
const known = new WeakMap<FileColumn, ChoiceCells>();
/** Returns the cells of one column of choices; a column belongs to one reader. */
export function getChoiceCells(
  { translate }: Pick<Engine, "translate">,
  resource: Resource,
  locale: Locale,
  column: FileColumn,
): ChoiceCells {
  let cells = known.get(column);
  if (!cells) {
    cells = new ChoiceCells(resource, column, locale, translate);
    known.set(column, cells);
  }
  return cells;
}
