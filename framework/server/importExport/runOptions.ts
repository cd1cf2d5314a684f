import type { ContentLanguage } from "../../schema/index.ts";
import {
  getRowFields,
  type Issues,
  parseFields,
  type Resource,
  validate,
} from "../../schema/index.ts";
import { domainError, invalid, invalidInput } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { checkAllReferencesExist } from "../operations/references.ts";
import { type FileColumn, groupKey, isKey, type KeyChoice } from "./columns.ts";
import type { Fill } from "./fillBlanks.ts";
import type { LanguageFill } from "./fillLanguages.ts";
import type { DecimalSign } from "./readNumber.ts";

export const isGiven = (raw: unknown): boolean => raw !== undefined && raw !== null && raw !== "";
export const isTrue = (raw: unknown): boolean => raw === true || raw === "true";

/**
 * Returns the key column of the rows: if it is missing from the file, an import meant to update
 * would insert everything again.
 *
 * @throws {DomainError} `import.keyInvalid` when the field cannot identify records.
 */
export function parseKey(
  raw: unknown,
  columns: readonly (FileColumn | null)[],
  choices: readonly KeyChoice[],
): string | null {
  if (!isGiven(raw)) return null;
  const choice = choices.find(({ name }) => name === raw);
  if (!choice || !columns.some((column) => column && isKey(column, choice.name)))
    throw domainError("import.keyInvalid", { field: typeof raw === "string" ? raw : "key" });
  return choice.name;
}

/**
 * Parses the field of each column of the file. Only the column with the mark of an own export may
 * contain our record ids.
 *
 * @throws {DomainError} `import.foreignIds` when the ids belong to another tenant.
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseMapping(
  raw: unknown,
  headings: readonly string[],
  columns: readonly FileColumn[],
  markedAt: number,
): (FileColumn | null)[] {
  if (!Array.isArray(raw) || raw.length !== headings.length)
    throw invalidInput("type.list", { field: "mapping" });
  const mapped = raw.map((key, index) => {
    if (key === null || key === "") return null;
    const column = columns.find((one) => one.key === key);
    if (!column) throw invalidInput("unknownField", { field: String(key) });
    if (column.key === "id" && index !== markedAt)
      throw domainError("import.foreignIds", { column: headings[index] ?? "" });
    return column;
  });
  const keys = mapped.flatMap((column) => (column ? [column.key] : []));
  if (keys.every((key) => key === groupKey))
    throw invalidInput("mappingEmpty", { field: "mapping" });
  const twice = columns.find(({ key }) => keys.filter((one) => one === key).length > 1);
  if (twice) throw invalidInput("mappingTwice", { field: "mapping", column: twice.header });
  return mapped;
}

/**
 * Parses the decimal sign of a file's numbers; null if the file defines it.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseDecimal(raw: unknown): DecimalSign | null {
  if (!isGiven(raw)) return null;
  if (raw !== "point" && raw !== "comma")
    throw invalidInput("oneOf", { field: "decimal", choices: "point, comma" });
  return raw;
}

/** Returns the columns of a resource that an import may fill with one value. */
export const fillColumns = (
  engine: Engine,
  resource: Resource,
  columns: readonly FileColumn[],
): FileColumn[] => {
  return listedColumns(engine, resource, columns).filter(({ language }) => language === null);
};
const listedColumns = (
  engine: Engine,
  resource: Resource,
  columns: readonly FileColumn[],
): FileColumn[] => {
  const { fill = [] } = engine.rules(resource).transfer ?? {};
  return fill.flatMap((key) => columns.find((column) => column.key === key) ?? []);
};

/**
 * Returns the languages of each localized field that an import may fill with the text of another
 * language.
 */
export function listLanguagesToFill(
  engine: Engine,
  resource: Resource,
  columns: readonly FileColumn[],
): LanguageFill {
  const languages = new Map<string, ContentLanguage[]>();
  for (const { name, rows, language } of listedColumns(engine, resource, columns))
    if (language !== null && rows === null)
      languages.set(name, [...(languages.get(name) ?? []), language]);
  return languages;
}

/**
 * Parses the values for blank cells, validated once as a save would validate them in every record.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function parseFill(
  engine: Engine,
  resource: Resource,
  { actor }: Caller,
  raw: unknown,
  columns: readonly FileColumn[],
): Promise<Fill> {
  if (!isGiven(raw)) return new Map();
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    throw invalidInput("type.object", { field: "fill" });
  const allowed = fillColumns(engine, resource, columns);
  const [fill, issues]: [Map<string, unknown>, Issues] = [new Map(), {}];
  for (const [key, given] of Object.entries(raw)) {
    if (!isGiven(given)) continue;
    const column = allowed.find((one) => one.key === key);
    if (!column) throw invalidInput("unknownField", { field: `fill.${key}` });
    const { name, rows } = column;
    const owner = rows === null ? undefined : resource.fields[rows];
    const field = owner ? getRowFields(owner)[name] : resource.fields[name];
    if (!field) continue;
    const fields = { [name]: field };
    const parsed = parseFields(fields, { [name]: given });
    const [wrong] = Object.values({ ...parsed.issues, ...validate(fields, parsed.values) });
    if (wrong) issues[key] = wrong;
    else fill.set(key, parsed.values[name]);
  }
  const own = Object.fromEntries([...fill].filter(([key]) => !key.includes(".")));
  const [missing = {}] = await engine.read(actor, (tx) =>
    checkAllReferencesExist({ engine, tx, resource, actor }, [own]),
  );
  Object.assign(issues, missing);
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return fill;
}
