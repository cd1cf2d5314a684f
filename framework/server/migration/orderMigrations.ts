import { MigrationError } from "./migrationError.ts";

/** One versioned migration: a reviewed file that is applied once to each database. */
export interface Migration {
  /** Name of its file without the ending, like `20261122T1930_price_tags`. */
  name: string;
  sql: string;
}

/** Names of the first migrations. Each of them has the one before it as its parent. */
const numbered = /^\d{4}_[a-z0-9_]+$/;
const timestamped = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})_[a-z0-9_]+$/;

/** Whether a name begins with a time that exists, and not with `20269999T9999`. */
function isTimed(name: string): boolean {
  const [, year, month, day, hour, minute] = timestamped.exec(name) ?? [];
  const text = `${year}-${month}-${day}T${hour}:${minute}`;
  const time = new Date(`${text}:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

const guide = "docs/migrations.md";

export const isNumbered = (name: string): boolean => numbered.test(name);

/** Returns the parent that the first line of a migration names, or null. */
export const readParent = (sql: string): string | null =>
  /^-- parent: (\S+)[ \t]*\r?(?:\n|$)/.exec(sql)?.[1] ?? null;

interface Link extends Migration {
  /** Null for the first migration of all. */
  parent: string | null;
}

function link(migrations: readonly Migration[]): Link[] {
  const first = migrations.filter(({ name }) => isNumbered(name)).sort(byName);
  return [
    ...first.map((migration, index) => ({ ...migration, parent: first[index - 1]?.name ?? null })),
    ...migrations
      .filter(({ name }) => !isNumbered(name))
      .sort(byName)
      .map((migration) => ({ ...migration, parent: requireParent(migration) })),
  ];
}

const byName = (left: Migration, right: Migration): number => (left.name < right.name ? -1 : 1);

function requireParent({ name, sql }: Migration): string {
  if (!isTimed(name))
    throw new MigrationError(
      "E206",
      name,
      "its name is not a time and a title, like 20261122T1930_price_tags",
      "write migrations with npm run migration",
    );
  const parent = readParent(sql);
  if (parent === null)
    throw new MigrationError(
      "E206",
      name,
      "its first line does not name its parent",
      'write "-- parent: <name of the migration before it>" into its first line',
    );
  return parent;
}

function assertNoFork(links: readonly Link[]): void {
  const children = new Map<string, Link>();
  const numbers = new Map<string, Link>();
  for (const one of links) {
    const number = isNumbered(one.name) ? one.name.slice(0, 4) : null;
    const other =
      (number !== null && numbers.get(number)) || (one.parent !== null && children.get(one.parent));
    if (other)
      throw new MigrationError(
        "E205",
        `${other.name} and ${one.name}`,
        number === null ? `both have the parent ${one.parent}` : `both have the number ${number}`,
        `name ${other.name} as the parent of ${one.name}, or the other way round, whichever is not released; see ${guide}`,
      );
    if (number !== null) numbers.set(number, one);
    if (one.parent !== null) children.set(one.parent, one);
  }
}

function assertParentsExist(links: readonly Link[]): void {
  const names = new Set(links.map(({ name }) => name));
  for (const { name, parent } of links)
    if (parent !== null && !names.has(parent))
      throw new MigrationError(
        "E206",
        name,
        `its parent ${parent} does not exist`,
        `restore migrations/${parent}.sql, or name an existing migration in the first line of migrations/${name}.sql; see ${guide}`,
      );
}

/**
 * Returns the migrations from the first to the last, each after its parent.
 * @throws MigrationError E205 when two have the same parent; E206 when a parent is missing, is not
 *   named, or comes after its own child
 */
export function orderMigrations(migrations: readonly Migration[]): Migration[] {
  const links = link(migrations);
  assertNoFork(links);
  assertParentsExist(links);
  const ordered: Migration[] = [];
  const childByParent = new Map(links.map((one) => [one.parent, one]));
  for (let next = childByParent.get(null); next; next = childByParent.get(next.name))
    ordered.push({ name: next.name, sql: next.sql });
  if (ordered.length < links.length) {
    const names = ordered.map(({ name }) => name);
    const circle = links.filter(({ name }) => !names.includes(name));
    throw new MigrationError(
      "E206",
      circle.map(({ name }) => name).join(" and "),
      "are each other's parents, so that none is the first",
      `name ${ordered.at(-1)?.name ?? "an earlier migration"} as the parent of the first of them; see ${guide}`,
    );
  }
  return ordered;
}
