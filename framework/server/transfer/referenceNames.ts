import { sql } from "kysely";
import type { Field, Resource } from "../../schema/index.ts";
import { tableRef } from "../columns.ts";
import type { Caller, Engine } from "../engine.ts";
import { labelSql } from "../labels.ts";
import { wallsSql } from "../query.ts";
import type { Tx } from "../tenancy.ts";
import { partsOf } from "./cellValue.ts";
import type { FileColumn } from "./columns.ts";
import { textOf } from "./sheetRecords.ts";

const numberOf = (text: string): number | null => Number(/^#(\d{1,15})$/.exec(text)?.[1] ?? 0) || null;

/** What the names in an import's references mean: each is looked up once, many at a time. */
export class ReferenceNames {
  readonly #ids = new Map<string, number | null>();
  readonly #engine: Engine;
  readonly #resource: Resource;
  readonly #caller: Caller;
  constructor(engine: Engine, resource: Resource, caller: Caller) {
    this.#engine = engine;
    this.#resource = resource;
    this.#caller = caller;
  }

  /** Looks up the names that some lines use of each target at once. */
  async learn(tx: Tx, columns: readonly (FileColumn | null)[], lines: readonly (readonly string[])[]): Promise<void> {
    for (const [index, column] of columns.entries()) {
      if (!column || !["reference", "references", "parent"].includes(column.field.kind)) continue;
      const target = this.#targetOf(column.field);
      const names = lines.flatMap((cells) =>
        column.field.kind === "references" ? partsOf(textOf(cells[index])) : [textOf(cells[index])],
      );
      const unknown = [...new Set(names.map((name) => name.toLowerCase()))].filter(
        (name) => name !== "" && numberOf(name) === null && !this.#ids.get(`${target.name}:${name}`),
      );
      if (unknown.length === 0) continue;
      const label = labelSql(target, this.#caller.locale);
      const where = [sql`lower(${label}) = any(${unknown}::text[])`, ...this.#wallsOf(target)];
      const found = await tx.run<{ id: number; name: string }>(
        sql`select min(t.id) as id, lower(${label}) as name from ${tableRef(target)} t where ${sql.join(where, sql` and `)} group by 2`,
      );
      for (const { id, name } of found) this.#ids.set(`${target.name}:${name}`, id);
    }
  }
  /** The row that a text names: by the label of its target, or by `#` and its number. */
  async idOf(tx: Tx, field: Field, text: string): Promise<number | null> {
    const target = this.#targetOf(field);
    const key = `${target.name}:${text.toLowerCase()}`;
    const known = this.#ids.get(key) ?? null;
    const number = numberOf(text);
    // A row of the same tree may come from this very file, so a label that is not found is looked up again.
    if (known !== null || (number === null && field.kind !== "parent")) return known;
    const match = number
      ? sql`t.id = ${number}`
      : sql`lower(${labelSql(target, this.#caller.locale)}) = ${text.toLowerCase()}`;
    const found = await tx.first<{ id: number }>(
      sql`select t.id from ${tableRef(target)} t where ${sql.join([match, ...this.#wallsOf(target)], sql` and `)} order by t.id limit 1`,
    );
    this.#ids.set(key, found?.id ?? null);
    return found?.id ?? null;
  }
  #targetOf(field: Field): Resource {
    return field.kind === "parent"
      ? this.#resource
      : this.#engine.resource((field.options as unknown as { target: string }).target);
  }
  #wallsOf(target: Resource) {
    return [...wallsSql(target, this.#caller.actor), ...(target.trash ? [sql`t.deleted_at is null`] : [])];
  }
}
