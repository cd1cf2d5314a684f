import { accessSql } from "./accessSql.ts";
import type { Column, Model, Table } from "./buildModel.ts";
import { rejectDanglingRows } from "./danglingRows.ts";
import { MigrationError } from "./migrationError.ts";
import { dropTables } from "./removedTables.ts";
import { replaceForbidden, separateEqual } from "./tightenedRules.ts";

const quote = (name: string) => `"${name}"`;
/** Casts that lose no data and fail for no row. */
const widening: Readonly<Record<string, readonly string[]>> = {
  integer: ["bigint", "numeric(18,2)", "text"],
  bigint: ["text", "numeric(18,2)"],
  date: ["timestamptz", "text"],
  boolean: ["text"],
};

function columnSql(column: Column): string {
  const parts = [quote(column.name), column.type];
  if (column.generated) parts.push(`generated always as (${column.generated}) stored`);
  if (column.default !== undefined) parts.push(`default ${column.default}`);
  if (column.notNull) parts.push("not null");
  return parts.join(" ");
}
const isForeignKey = (definition: string) => definition.startsWith("foreign key");
function indexSql(table: string, name: string, definition: string): string {
  const unique = definition.startsWith("unique ");
  return `create ${unique ? "unique " : ""}index ${name} on ${table} ${unique ? definition.slice(7) : definition}`;
}

interface Steps {
  drops: string[];
  tables: string[];
  keys: string[];
  /**
   * Foreign keys of tables with rows: created `not valid`, which is quick, and validated once all
   * of them exist.
   */
  validations: string[];
  after: string[];
}

/**
 * Returns the statements that turn the tables of `before` into those of `after`, in a valid order:
 * removals, tables and columns, foreign keys, indexes. It never guesses: drops, renames and
 * backfills must be declared.
 */
export function diff(
  before: Model | null,
  after: Model,
  droppedTables: readonly string[] = [],
): string[] {
  const steps: Steps = { drops: [], tables: [], keys: [], validations: [], after: [] };
  const old = new Map((before?.tables ?? []).map((table) => [table.name, table]));
  for (const table of after.tables) {
    const renamed = table.was && !old.has(table.name) ? old.get(table.was) : undefined;
    const known = old.get(table.name) ?? renamed;
    old.delete(known?.name ?? table.name);
    if (!known) create(table, steps);
    else {
      if (renamed) rename(renamed, table, steps);
      change(known, table, steps);
    }
  }
  if (before) steps.drops.push(...dropTables(before, after, [...old.values()], droppedTables));
  const checks = steps.validations.length > 0 ? [rejectDanglingRows, ...steps.validations] : [];
  return [...steps.drops, ...steps.tables, ...steps.keys, ...steps.after, ...checks];
}

function create(table: Table, steps: Steps): void {
  const inner = Object.entries(table.constraints).filter(
    ([, definition]) => !isForeignKey(definition),
  );
  const lines = [
    ...table.columns.map(columnSql),
    ...inner.map(([name, definition]) => `constraint ${name} ${definition}`),
  ];
  steps.tables.push(`create table ${table.name} (\n  ${lines.join(",\n  ")}\n)`);
  steps.tables.push(...accessSql(table));
  for (const [name, definition] of Object.entries(table.constraints))
    if (isForeignKey(definition))
      steps.keys.push(`alter table ${table.name} add constraint ${name} ${definition}`);
  for (const [name, definition] of Object.entries(table.indexes))
    steps.after.push(indexSql(table.name, name, definition));
}

/** Renames a table together with its constraints and indexes. */
function rename(known: Table, table: Table, steps: Steps): void {
  steps.tables.push(`alter table ${known.name} rename to ${table.name}`);
  const renamedAs = (name: string) =>
    name.startsWith(`${known.name}_`) ? `${table.name}${name.slice(known.name.length)}` : name;
  for (const name of Object.keys(known.constraints))
    if (renamedAs(name) !== name)
      steps.tables.push(
        `alter table ${table.name} rename constraint ${name} to ${renamedAs(name)}`,
      );
  for (const name of Object.keys(known.indexes))
    if (renamedAs(name) !== name)
      steps.tables.push(`alter index ${name} rename to ${renamedAs(name)}`);
  known.constraints = Object.fromEntries(
    Object.entries(known.constraints).map(([name, definition]) => [renamedAs(name), definition]),
  );
  known.indexes = Object.fromEntries(
    Object.entries(known.indexes).map(([name, definition]) => [renamedAs(name), definition]),
  );
}

function change(known: Table, table: Table, steps: Steps): void {
  if (known.owner !== table.owner)
    throw new MigrationError(
      "E220",
      table.of,
      `its owner changes from ${known.owner} to ${table.owner}`,
      "write this migration by hand",
    );
  const { name } = table;
  const absent = new Map(known.columns.map((column) => [column.name, column]));
  // A changed generated column is recreated, and so is every index on it.
  const remade = table.columns.filter((column) => {
    const old = absent.get(column.name);
    return old && old.generated !== column.generated;
  });
  for (const key of Object.keys(known.indexes))
    if (remade.some((column) => known.indexes[key]?.includes(column.name))) {
      steps.drops.push(`drop index ${key}`);
      delete known.indexes[key];
    }
  const removed = (kind: "constraints" | "indexes") =>
    Object.keys(known[kind]).filter((key) => known[kind][key] !== table[kind][key]);
  for (const key of removed("constraints"))
    steps.drops.push(`alter table ${known.name} drop constraint ${key}`);
  for (const key of removed("indexes")) steps.drops.push(`drop index ${key}`);
  const computed: string[] = [];
  const types: string[] = [];
  const changes: string[] = [];
  for (const column of table.columns) {
    const renamed = column.was && !absent.has(column.name) ? absent.get(column.was) : undefined;
    const old = absent.get(column.name) ?? renamed;
    absent.delete(old?.name ?? column.name);
    if (renamed)
      steps.tables.push(
        `alter table ${name} rename column ${quote(renamed.name)} to ${quote(column.name)}`,
      );
    if (!old) addColumn(table, column, column.generated ? computed : steps.tables);
    else if (old.generated !== column.generated) {
      steps.drops.push(`alter table ${known.name} drop column ${quote(old.name)}`);
      computed.push(`alter table ${name} add column ${columnSql(column)}`);
    } else {
      const type = typeChange(table, old, column);
      if (type) types.push(type);
      changeColumn(table, old, column, changes);
      changes.push(...replaceForbidden(known, old, table, column));
      changes.push(...separateEqual(known, old, table, column));
    }
  }
  // A large table is rewritten only once, however many of its columns change.
  if (types.length > 0) steps.tables.push(`alter table ${name} ${types.join(",\n  ")}`);
  steps.tables.push(...changes);
  for (const column of absent.values()) {
    if (!column.generated && !table.dropped?.includes(column.name))
      throw new MigrationError(
        "E211",
        `${table.of}.${column.name}`,
        "its column would be destroyed with its values",
        `declare dropped: ["${column.name}"], or was: on the field that it became`,
      );
    steps.drops.push(`alter table ${known.name} drop column ${quote(column.name)}`);
  }
  steps.tables.push(...computed);
  for (const [key, definition] of Object.entries(table.constraints))
    if (known.constraints[key] !== definition) {
      const later = isForeignKey(definition);
      steps.keys.push(
        `alter table ${name} add constraint ${key} ${definition}${later ? " not valid" : ""}`,
      );
      if (later) steps.validations.push(`alter table ${name} validate constraint ${key}`);
    }
  for (const [key, definition] of Object.entries(table.indexes))
    if (known.indexes[key] !== definition) steps.after.push(indexSql(name, key, definition));
}

function addColumn(table: Table, column: Column, statements: string[]): void {
  if (!column.notNull || column.default !== undefined || column.generated) {
    statements.push(`alter table ${table.name} add column ${columnSql(column)}`);
    return;
  }
  if (column.backfill === undefined)
    throw new MigrationError(
      "E212",
      `${table.of}.${column.name}`,
      "is required, but existing rows have no value for it",
      "give it a backfill",
    );
  statements.push(
    `alter table ${table.name} add column ${columnSql({ ...column, notNull: false })}`,
  );
  statements.push(`update ${table.name} set ${quote(column.name)} = ${column.backfill}`);
  statements.push(`alter table ${table.name} alter column ${quote(column.name)} set not null`);
}

function typeChange(table: Table, old: Column, column: Column): string | null {
  if (old.type === column.type) return null;
  if (!widening[old.type]?.includes(column.type))
    throw new MigrationError(
      "E213",
      `${table.of}.${column.name}`,
      `its values cannot become ${column.type} without loss: they are ${old.type}`,
      "add a new field, or write this migration by hand",
    );
  return `alter column ${quote(column.name)} type ${column.type} using ${quote(column.name)}::${column.type}`;
}

function changeColumn(table: Table, old: Column, column: Column, statements: string[]): void {
  const alter = `alter table ${table.name} alter column ${quote(column.name)}`;
  if (old.default !== column.default)
    statements.push(
      `${alter} ${column.default === undefined ? "drop default" : `set default ${column.default}`}`,
    );
  if (old.notNull && !column.notNull) statements.push(`${alter} drop not null`);
  if (!old.notNull && column.notNull) {
    const value = column.backfill ?? column.default;
    if (value === undefined)
      throw new MigrationError(
        "E212",
        `${table.of}.${column.name}`,
        "becomes required, but existing rows may have no value for it",
        "give it a backfill",
      );
    statements.push(
      `update ${table.name} set ${quote(column.name)} = ${value} where ${quote(column.name)} is null`,
      `${alter} set not null`,
    );
  }
}
