import { sql } from "kysely";
import { type Field, fieldOf, parseFields, type Resource } from "../../schema/index.ts";
import { columnRef, tableRef } from "../columns.ts";
import type { Caller, Engine } from "../engine.ts";
import { labelSql } from "../labels.ts";
import { wallsSql } from "../query.ts";
import type { Rec } from "../read.ts";
import { invalid } from "../refusal.ts";
import type { Tx } from "../tenancy.ts";
import { choiceWord, type FileColumn, unguard } from "./columns.ts";

/** Kinds whose empty cell is an empty list. */
const lists: readonly string[] = ["rows", "choices", "images", "references"];
export type Values = Record<string, unknown>;
const same = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** What one row of the file says, or what is wrong with it. */
export type ReadRow = { values: Values } | { refusal: unknown };

/** One import's way from cells to values: it remembers what labels mean. */
export class RowReader {
  readonly #labels = new Map<string, number | null>();
  readonly #keyAt: number;
  constructor(
    readonly engine: Engine,
    readonly resource: Resource,
    readonly caller: Caller,
    readonly columns: readonly (FileColumn | null)[],
    readonly key: string | null,
  ) {
    this.#keyAt = columns.findIndex((column) => column?.name === key && (column?.language ?? "en") === "en");
  }

  /** The values of some rows, of which each is right or wrong by itself. */
  async read(tx: Tx, rows: readonly (readonly string[])[]): Promise<ReadRow[]> {
    await this.#learnLabels(tx, rows);
    const found: ReadRow[] = [];
    for (const cells of rows) {
      try {
        const { values, issues } = parseFields(this.resource.fields, await this.#bodyOf(tx, cells));
        if (Object.keys(issues).length > 0) throw invalid(issues);
        found.push({ values });
      } catch (refusal) {
        found.push({ refusal });
      }
    }
    return found;
  }
  /** Ids of the rows that keys already name. */
  async existing(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
    const { key, resource, caller } = this;
    const wanted = [...new Set(keys)].filter((one) => one !== "");
    if (!key || wanted.length === 0) return new Map();
    const column =
      fieldOf(resource, key)?.kind === "localized" ? sql`${columnRef(key)} ->> 'en'` : sql`${columnRef(key)}::text`;
    const where = [
      sql`lower(${column}) = any(${wanted}::text[])`,
      ...wallsSql(resource, caller.actor),
      ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ];
    const rows = await tx.run<{ id: number; key: string }>(
      sql`select t.id, lower(${column}) as key from ${tableRef(resource)} t where ${sql.join(where, sql` and `)}`,
    );
    return new Map(rows.map((row) => [row.key, row.id]));
  }
  /** What a row is found by, or nothing where it has no key. */
  keyOf(values: Values): string {
    if (!this.key || this.#keyAt < 0) return "";
    const value = values[this.key];
    const text = value !== null && typeof value === "object" ? (value as Values).en : value;
    return String(text ?? "").toLowerCase();
  }
  /** The values of a row that differ from what is stored. */
  changesOf(values: Values, before: Rec): Values {
    const changes: Values = {};
    for (const [name, given] of Object.entries(values)) {
      const kind = fieldOf(this.resource, name)?.kind;
      // Languages that the file does not have stay as they are; child rows are compared without their ids.
      const value =
        kind === "localized" && given ? { ...(before[name] as object), ...withoutNull(given as Values) } : given;
      const kept = kind === "rows" ? (before[name] as Values[]).map(({ id: _, ...child }) => child) : before[name];
      if (!same(sorted(value), sorted(kept))) changes[name] = value;
    }
    return changes;
  }
  /** Looks up the names that some rows use of each target at once. */
  async #learnLabels(tx: Tx, rows: readonly (readonly string[])[]): Promise<void> {
    for (const [index, column] of this.columns.entries()) {
      if (!column || !["reference", "references", "parent"].includes(column.field.kind)) continue;
      const target = this.#targetOf(column.field);
      const names = rows.flatMap((cells) =>
        column.field.kind === "references" ? partsOf(textOf(cells[index])) : [textOf(cells[index])],
      );
      const unknown = [...new Set(names.map((name) => name.toLowerCase()))].filter(
        (name) => name !== "" && !/^#\d+$/.test(name) && !this.#labels.get(`${target.name}:${name}`),
      );
      if (unknown.length === 0) continue;
      const label = labelSql(target, this.caller.locale);
      const where = [sql`lower(${label}) = any(${unknown}::text[])`, ...this.#wallsOf(target)];
      const found = await tx.run<{ id: number; name: string }>(
        sql`select min(t.id) as id, lower(${label}) as name from ${tableRef(target)} t where ${sql.join(where, sql` and `)} group by 2`,
      );
      for (const { id, name } of found) this.#labels.set(`${target.name}:${name}`, id);
    }
  }
  #targetOf(field: Field): Resource {
    return field.kind === "parent"
      ? this.resource
      : this.engine.resource((field.options as unknown as { target: string }).target);
  }
  #wallsOf(target: Resource) {
    return [...wallsSql(target, this.caller.actor), ...(target.trash ? [sql`t.deleted_at is null`] : [])];
  }

  async #bodyOf(tx: Tx, cells: readonly string[]): Promise<Values> {
    const body: Values = {};
    for (const [index, column] of this.columns.entries()) {
      if (!column) continue;
      const text = textOf(cells[index]);
      if (column.language)
        body[column.name] = { ...(body[column.name] as Values | undefined), [column.language]: text || null };
      else if (text === "") body[column.name] = lists.includes(column.field.kind) ? [] : null;
      else body[column.name] = await this.#valueOf(tx, column, text);
    }
    return body;
  }
  async #valueOf(tx: Tx, { field, name }: FileColumn, text: string): Promise<unknown> {
    const { resource, caller, engine } = this;
    const list = () => partsOf(text);
    switch (field.kind) {
      case "choice":
        return choiceWord(resource, name, field, text, caller.locale, engine.translate);
      case "choices":
        return list().map((part) => choiceWord(resource, name, field, part, caller.locale, engine.translate));
      case "images":
        return list();
      case "boolean":
        return ["yes", "y", "是", "✓"].includes(text.toLowerCase())
          ? true
          : ["no", "n", "否"].includes(text.toLowerCase())
            ? false
            : text;
      case "money":
      case "integer":
      case "decimal":
      case "percent":
      case "duration":
        return text
          .replace(/^A?\$/, "")
          .replace(/(\d),(?=\d{3}\b)/g, "$1")
          .replace(/%$/, "");
      case "reference":
      case "parent":
        return this.#idOf(tx, name, field, text);
      case "references":
        return Promise.all(list().map((part) => this.#idOf(tx, name, field, part)));
      case "rows":
      case "point":
      case "dateRange":
        return jsonOr(text);
      default:
        return text;
    }
  }
  /** A reference is named by the label of its target, or by `#` and its number. */
  async #idOf(tx: Tx, name: string, field: Field, text: string): Promise<number> {
    const target = this.#targetOf(field);
    const key = `${target.name}:${text.toLowerCase()}`;
    // A row of the same tree may come from this very file, so a label that is not found is looked up again.
    let id = this.#labels.get(key) ?? null;
    const number = /^#(\d{1,15})$/.exec(text)?.[1];
    if (id === null && (number || field.kind === "parent")) {
      const match = number
        ? sql`t.id = ${Number(number)}`
        : sql`lower(${labelSql(target, this.caller.locale)}) = ${text.toLowerCase()}`;
      const where = [match, ...this.#wallsOf(target)];
      const found = await tx.first<{ id: number }>(
        sql`select t.id from ${tableRef(target)} t where ${sql.join(where, sql` and `)} order by t.id limit 1`,
      );
      id = found?.id ?? null;
      this.#labels.set(key, id);
    }
    if (id === null) throw invalid({ [name]: { key: "validation.referenceMissing", params: { label: text } } });
    return id;
  }
}
const textOf = (cell: string | undefined): string => unguard((cell ?? "").trim());
const partsOf = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
const withoutNull = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
