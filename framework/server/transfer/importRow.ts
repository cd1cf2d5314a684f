import { sql } from "kysely";
import { type Field, fieldOf, parseFields, type Resource } from "../../schema/index.ts";
import { columnRef, tableRef } from "../columns.ts";
import type { Caller, Engine } from "../engine.ts";
import { labelSql } from "../labels.ts";
import { wallsSql } from "../query.ts";
import { readStored } from "../read.ts";
import { invalid } from "../refusal.ts";
import { save } from "../save.ts";
import type { Tx } from "../tenancy.ts";
import { choiceWord, type FileColumn, unguard } from "./columns.ts";

/** Kinds whose empty cell is an empty list. */
const lists: readonly string[] = ["rows", "choices", "images", "references"];
export type Outcome = "created" | "updated" | "unchanged";
type Values = Record<string, unknown>;
const same = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** One import's way from cells to rows: it remembers what labels mean and which keys it has seen. */
export class RowImporter {
  readonly #labels = new Map<string, number | null>();
  constructor(
    readonly engine: Engine,
    readonly resource: Resource,
    readonly caller: Caller,
    readonly columns: readonly (FileColumn | null)[],
    readonly key: string | null,
  ) {}

  /** Writes one row of the file, or throws the refusal that names its fields. */
  async run(tx: Tx, cells: readonly string[], existing: ReadonlyMap<string, number>): Promise<Outcome> {
    const { engine, resource, caller } = this;
    const body = await this.#bodyOf(tx, cells);
    const { values, issues } = parseFields(resource.fields, body);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    const id = this.key ? (existing.get(this.#keyOf(values)) ?? null) : null;
    if (id === null) {
      await save(engine, tx, resource, caller, { id: null, version: null, values }, "import");
      return "created";
    }
    const before = await readStored(tx, resource, caller.actor, id);
    for (const [name, value] of Object.entries(values)) {
      // Languages that the file does not have stay as they are; child rows are compared without their ids.
      if (fieldOf(resource, name)?.kind === "localized" && value)
        values[name] = { ...(before[name] as object), ...withoutNull(value as Values) };
      const kept =
        fieldOf(resource, name)?.kind === "rows"
          ? (before[name] as Values[]).map(({ id: _, ...child }) => child)
          : before[name];
      if (same(sorted(values[name]), sorted(kept))) delete values[name];
    }
    if (Object.keys(values).length === 0) return "unchanged";
    await save(engine, tx, resource, caller, { id, version: null, values }, "import");
    return "updated";
  }
  /** Ids of the rows that a batch's keys already name. */
  async existing(tx: Tx, batch: readonly (readonly string[])[]): Promise<Map<string, number>> {
    const { key, resource, caller } = this;
    const at = this.columns.findIndex((column) => column?.name === key);
    if (!key || at < 0) return new Map();
    const keys = batch.map((cells) =>
      unguard(cells[at] ?? "")
        .trim()
        .toLowerCase(),
    );
    const column =
      fieldOf(resource, key)?.kind === "localized" ? sql`${columnRef(key)} ->> 'en'` : sql`${columnRef(key)}::text`;
    const where = [
      sql`lower(${column}) = any(${keys}::text[])`,
      ...wallsSql(resource, caller.actor),
      ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ];
    const rows = await tx.run<{ id: number; key: string }>(
      sql`select t.id, lower(${column}) as key from ${tableRef(resource)} t where ${sql.join(where, sql` and `)}`,
    );
    return new Map(rows.map((row) => [row.key, row.id]));
  }
  #keyOf(values: Values): string {
    const value = values[this.key ?? ""];
    const text = value !== null && typeof value === "object" ? (value as Values).en : value;
    return String(text ?? "").toLowerCase();
  }

  async #bodyOf(tx: Tx, cells: readonly string[]): Promise<Values> {
    const body: Values = {};
    for (const [index, column] of this.columns.entries()) {
      if (!column) continue;
      const text = unguard((cells[index] ?? "").trim());
      if (column.language)
        body[column.name] = { ...(body[column.name] as Values | undefined), [column.language]: text || null };
      else if (text === "") body[column.name] = lists.includes(column.field.kind) ? [] : null;
      else body[column.name] = await this.#valueOf(tx, column, text);
    }
    return body;
  }
  async #valueOf(tx: Tx, { field, name }: FileColumn, text: string): Promise<unknown> {
    const { resource, caller, engine } = this;
    const list = () =>
      text
        .split(/[;,]/)
        .map((part) => part.trim())
        .filter((part) => part !== "");
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
    const { engine, resource, caller } = this;
    const target =
      field.kind === "parent" ? resource : engine.resource((field.options as unknown as { target: string }).target);
    const key = `${target.name}:${text.toLowerCase()}`;
    // A row of the same tree may come from this very file, so a label that is not found is looked up again.
    let id = this.#labels.get(key) ?? null;
    if (id === null) {
      const number = /^#(\d+)$/.exec(text)?.[1];
      const match = number
        ? sql`t.id = ${Number(number)}`
        : sql`lower(${labelSql(target, caller.locale)}) = ${text.toLowerCase()}`;
      const where = [match, ...wallsSql(target, caller.actor), ...(target.trash ? [sql`t.deleted_at is null`] : [])];
      id =
        (
          await tx.first<{ id: number }>(
            sql`select t.id from ${tableRef(target)} t where ${sql.join(where, sql` and `)} order by t.id limit 1`,
          )
        )?.id ?? null;
      this.#labels.set(key, id);
    }
    if (id === null) throw invalid({ [name]: { key: "validation.referenceMissing", params: { label: text } } });
    return id;
  }
}
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
