import {
  type Field,
  InvalidValue,
  type Locale,
  listChoiceValues,
  listLocales,
  type Resource,
} from "../../schema/index.ts";
import type { Translate } from "../engine.ts";
import type { FileColumn } from "./columns.ts";

/** Choices that an error lists at most. */
const maxListed = 20;

const toKey = (text: string): string => text.trim().toLowerCase();

/** The integers of the values on the wire; none for a choice without them. */
function listCodes({ options }: Field): readonly string[] {
  if (!("choices" in options) || Array.isArray(options.choices)) return [];
  return Object.values(options.choices).map(String);
}

/** Reads the cells of one column of choices. */
export class ChoiceCells {
  readonly #values = new Map<string, string>();
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
    const getLabel = (reader: Locale, value: string) =>
      translate(reader, `resources.${resource}.${path}.${value}`);
    const values = listChoiceValues(field);
    const add = (text: string, value: string) => {
      if (!this.#values.has(toKey(text))) this.#values.set(toKey(text), value);
    };
    for (const value of values) add(value, value);
    // A label that means different values in two languages is read in the reader's.
    for (const reader of [locale, ...listLocales()])
      for (const value of values) add(getLabel(reader, value), value);
    this.#codes = listCodes(field);
    this.#labels = values.map((value) => getLabel(locale, value));
    this.#separator = translate(locale, "punctuation.comma");
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
