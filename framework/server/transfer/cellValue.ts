import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { choiceWord, type FileColumn } from "./columns.ts";

export const partsOf = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
/** An address may have a comma in it: only before the next one does it end one. */
export const addressesOf = (text: string): string[] =>
  text.split(/[;\s]+|,(?=\s|https?:|\/files\/|$)/).filter((part) => part !== "");

const yes = ["yes", "y", "是", "✓"];
const no = ["no", "n", "否"];

/** What a cell's text is for its kind of field, before it is parsed. References are looked up elsewhere. */
export function cellValue(
  engine: Engine,
  resource: Resource,
  { locale }: Pick<Caller, "locale">,
  column: FileColumn,
  text: string,
): unknown {
  const word = (part: string) => choiceWord(resource, column, part, locale, engine.translate);
  switch (column.field.kind) {
    case "choice":
      return word(text);
    case "choices":
      return partsOf(text).map(word);
    case "images":
      return addressesOf(text);
    case "boolean": {
      const said = text.toLowerCase();
      return yes.includes(said) ? true : no.includes(said) ? false : said;
    }
    case "money":
    case "integer":
    case "decimal":
    case "percent":
    case "duration":
      return text
        .replace(/^A?\$/, "")
        .replace(/(\d),(?=\d{3}\b)/g, "$1")
        .replace(/%$/, "");
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
