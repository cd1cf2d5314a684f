import type { Kind, Locale, Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { type FileColumn, getChoiceLabel } from "./columns.ts";
import { readInstant } from "./readInstant.ts";

/** Kinds whose cells are numbers. */
export const numberKinds: readonly Kind[] = ["money", "integer", "decimal", "percent", "duration"];

export const splitParts = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
/**
 * Splits a text into addresses. An address may contain a comma, which ends it only before the next
 * address.
 */
export const parseAddresses = (text: string): string[] =>
  text.split(/[;\s]+|,(?=\s|https?:|\/files\/|$)/).filter((part) => part !== "");

/**
 * How a cell's text is parsed: the reader's language, the shop's time zone, and the file's number
 * format.
 */
export interface CellReading {
  locale: Locale;
  timeZone: string;
  readNumber(text: string): string;
}
const yes = ["yes", "y", "是", "✓"];
const no = ["no", "n", "否"];

/**
 * Converts a cell's text for its kind of field, before it is parsed. References are looked up
 * elsewhere.
 */
export function parseCell(
  engine: Engine,
  resource: Resource,
  { locale, timeZone, readNumber }: CellReading,
  column: FileColumn,
  text: string,
): unknown {
  const value = (part: string) => getChoiceLabel(resource, column, part, locale, engine.translate);
  switch (column.field.kind) {
    case "choice":
      return value(text);
    case "choices":
      return splitParts(text).map(value);
    case "images":
      return parseAddresses(text);
    case "boolean": {
      const message = text.toLowerCase();
      return yes.includes(message) ? true : no.includes(message) ? false : message;
    }
    case "money":
    case "integer":
    case "decimal":
    case "percent":
    case "duration":
      return readNumber(text);
    case "dateTime":
      return readInstant(text, timeZone);
    case "json":
    case "rows":
    case "point":
    case "dateRange":
      return jsonOr(text);
    default:
      return text;
  }
}
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
