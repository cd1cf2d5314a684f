import { sql } from "kysely";
import {
  can,
  type Field,
  findField,
  getDefaultLanguage,
  getReferenceTarget,
  type Resource,
  toContentLanguage,
} from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { save } from "../operations/save.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { labelSql } from "../sql/loadLabels.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import type { FileColumn } from "./columns.ts";
import { getText } from "./sheetRecords.ts";
import { splitParts } from "./splitText.ts";
import { isPath, loadPaths, splitSteps } from "./treePaths.ts";

const parseNumber = (text: string): number | null =>
  Number(/^#(\d{1,15})$/.exec(text)?.[1] ?? 0) || null;
const maxNameLength = 100;

/** Resolves the names in an import's references; each is looked up once, many at a time. */
export class ReferenceNames {
  readonly #ids = new Map<string, number>();
  readonly #trees = new Set<string>();
  readonly #engine: Engine;
  readonly #resource: Resource;
  readonly #caller: Caller;
  /** Fields whose missing targets are created by name. */
  readonly #adding: readonly string[];
  /** Created targets that are not committed yet. */
  #added: string[] = [];
  constructor(engine: Engine, resource: Resource, caller: Caller, adding: readonly string[] = []) {
    this.#engine = engine;
    this.#resource = resource;
    this.#caller = caller;
    this.#adding = adding;
  }

  /** Looks up all names in some lines, with one query per target. */
  async learn(
    tx: Tx,
    columns: readonly (FileColumn | null)[],
    lines: readonly (readonly string[])[],
  ): Promise<void> {
    for (const [index, column] of columns.entries()) {
      if (!column?.field.type.traits.reference) continue;
      const target = this.findTarget(column.field);
      const names = lines.flatMap((cells) => this.namesIn(column.field, getText(cells[index])));
      const unknown = () =>
        [...new Set(names)].filter(
          (name) =>
            name !== "" && parseNumber(name) === null && !this.#ids.has(toKey(target, name)),
        );
      if (unknown().length === 0) continue;
      if (target.parent && column.field.type.traits.reference !== "parent")
        await this.#learnTree(tx, target);
      else await this.#learnLabels(tx, target, unknown());
      if (column.rows !== null || !this.#adding.includes(column.name)) continue;
      for (const name of unknown()) await this.#add(tx, target, name);
    }
  }
  /** Returns the target names in a cell. */
  namesIn(field: Field, text: string): string[] {
    return field.type.traits.list ? splitParts(text) : text === "" ? [] : [text];
  }
  async #learnLabels(tx: Tx, target: Resource, names: readonly string[]): Promise<void> {
    const label = labelSql(target, this.#caller.locale);
    await this.#learnBy(tx, target, names, sql`lower(${label})`, sql``);
    if (findField(target, target.label)?.type.traits.localized !== true) return;
    const left = names.filter((name) => !this.#ids.has(toKey(target, name)));
    // Falls back to names in other languages.
    const each = sql`cross join lateral jsonb_each_text(${columnRef(target.label)}) as said`;
    if (left.length > 0) await this.#learnBy(tx, target, left, sql`lower(said.value)`, each);
  }
  async #learnBy(
    tx: Tx,
    target: Resource,
    names: readonly string[],
    label: ReturnType<typeof sql>,
    join: ReturnType<typeof sql>,
  ): Promise<void> {
    const wanted = names.map((name) => name.toLowerCase());
    const where = [sql`${label} = any(${wanted}::text[])`, ...this.#listScopeFilters(target)];
    const found = await tx.run(
      sql<
        Pick<StandardRow, "id"> & Calculated<{ name: string }>
      >`select min(t.id) as id, ${label} as name from ${tableRef(target)} t ${join} where ${sql.join(where, sql` and `)} group by 2`,
    );
    for (const { id, name } of found) this.#ids.set(toKey(target, name), id);
  }
  /**
   * Loads a whole tree: its rows are named by their paths, and by their own names if these are
   * unique.
   */
  async #learnTree(tx: Tx, target: Resource): Promise<void> {
    if (this.#trees.has(target.name)) return;
    this.#trees.add(target.name);
    const where = sql.join([sql`true`, ...this.#listScopeFilters(target)], sql` and `);
    for (const [path, id] of await loadPaths(tx, target, where))
      if (!this.#ids.has(toKey(target, path))) this.#ids.set(toKey(target, path), id);
  }
  /**
   * Returns the id of the row that a text names: by the label of its target, by its path in a tree,
   * or by `#` and its id.
   */
  async findId(tx: Tx, field: Field, text: string): Promise<number | null> {
    const target = this.findTarget(field);
    const key = toKey(target, text);
    const known = this.#ids.get(key) ?? null;
    const number = parseNumber(text);
    // A row of the same tree may have been created by this file, so an unknown label is looked up
    // again.
    if (known !== null || (number === null && field.type.traits.reference !== "parent"))
      return known;
    const match = number
      ? sql`t.id = ${number}`
      : sql`lower(${labelSql(target, this.#caller.locale)}) = ${text.toLowerCase()}`;
    const found = await tx.readValue(
      sql<number>`select t.id from ${tableRef(target)} t where ${sql.join([match, ...this.#listScopeFilters(target)], sql` and `)} order by t.id limit 1`,
    );
    if (found !== undefined) this.#ids.set(key, found);
    return found ?? null;
  }

  /**
   * Returns the id of the row whose path ends another program's path, which may begin higher up:
   * `Home > Kitchen > Mugs` names `Kitchen > Mugs`. A single step is too little to identify it.
   */
  findPathEnd(field: Field, text: string): number | null {
    const target = this.findTarget(field);
    if (!target.parent) return null;
    const steps = splitSteps(text);
    for (let start = 1; start <= steps.length - 2; start++) {
      const id = this.#ids.get(toKey(target, steps.slice(start).join(" > ")));
      if (id !== undefined) return id;
    }
    return null;
  }

  /**
   * Creates the named target with its ancestors in a tree; if that is not allowed, the name remains
   * unknown.
   */
  async #add(tx: Tx, target: Resource, name: string): Promise<void> {
    const { actor, locale } = this.#caller;
    if (!can(actor, target, "create") || name.length > maxNameLength) return;
    const label = findField(target, target.label);
    const steps = target.parent && isPath(name) ? splitSteps(name) : [name];
    const language = toContentLanguage(locale);
    let above: number | null = null;
    for (const [index, step] of steps.entries()) {
      const key = toKey(target, steps.slice(0, index + 1).join(" > "));
      let id: number | null = this.#ids.get(key) ?? null;
      if (id === null) {
        const text = label?.type.traits.localized
          ? { [getDefaultLanguage()]: step, [language]: step }
          : step;
        const values: Record<string, unknown> = {
          [target.label]: text,
          ...(target.parent && above ? { [target.parent]: above } : {}),
        };
        try {
          id = (
            await save(
              { ...this.#caller, engine: this.#engine, tx, resource: target },
              { id: null, version: null, values },
              "import",
            )
          ).id;
        } catch (error) {
          if (error instanceof DomainError) return;
          throw error;
        }
        this.#ids.set(key, id);
        this.#added.push(key);
      }
      above = id;
    }
  }
  /** Discards the created targets after a rollback. */
  forgetAdded(): void {
    for (const key of this.#added) this.#ids.delete(key);
    this.#added = [];
  }
  /** Confirms the created targets after a commit. */
  confirmAdded(): void {
    this.#added = [];
  }
  /** Returns the resource that a field references. */
  findTarget(field: Field): Resource {
    const target = getReferenceTarget(this.#resource, field);
    return target === null || target === this.#resource.name
      ? this.#resource
      : this.#engine.resource(target);
  }
  #listScopeFilters(target: Resource) {
    return [
      ...tenantScopeSql(target, this.#caller.actor),
      ...(target.trash ? [sql`t.deleted_at is null`] : []),
    ];
  }
}
const toKey = (target: Resource, name: string): string =>
  `${target.name}:${target.parent && isPath(name) ? splitSteps(name).join(" > ").toLowerCase() : name.toLowerCase()}`;
