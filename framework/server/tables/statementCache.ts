import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { getApp, type Resource } from "../../schema/index.ts";
import { compileQuery, type Query } from "./compileQuery.ts";

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
/** Placeholders of the values of a statement, by their names. */
export type Placeholders<V> = { readonly [N in keyof V]: RawBuilder<V[N]> };

interface Compiled {
  text: string;
  /** Names of the values, in the order of the statement's parameters. */
  names: string[];
}

/**
 * Statements that are compiled once: a key names a statement, and only its values differ between
 * executions. Whatever else changes the text, such as a language, must be part of the key.
 *
 * @example
 * ```ts
 * const statements = new StatementCache();
 * const compiled = statements.compile("name", { id: 7 }, ({ id }) =>
 *   sql<Pick<TableRow<"suppliers">, "name">>`select name from suppliers where id = ${id}`,
 * );
 * console.log(compiled.sql, compiled.parameters);
 * ```
 */
export class StatementCache {
  readonly #compiled = new Map<string, Compiled>();
  readonly #max: number;

  /** Keeps at most `max` statements; further ones are compiled for each execution. */
  constructor(max = 500) {
    this.#max = max;
  }

  /**
   * Returns the text of the statement with the key, and its parameters. `build` is called with
   * placeholders, only where the statement is not known yet.
   *
   * @throws {TypeError} when the statement that `build` returns holds a value: the next execution
   * would send it again.
   */
  compile<T, const V extends Readonly<Record<string, unknown>>>(
    key: string,
    values: V,
    build: (placeholders: Placeholders<V>) => Query<T>,
  ): Pick<CompiledQuery<T>, "sql" | "parameters"> {
    let compiled = this.#compiled.get(key);
    if (!compiled) {
      compiled = compileOnce(key, values, build);
      if (this.#compiled.size < this.#max) this.#compiled.set(key, compiled);
    }
    return { sql: compiled.text, parameters: compiled.names.map((name) => values[name]) };
  }
}

/**
 * Compiles a statement with placeholders of its values.
 *
 * @throws {TypeError} when the statement holds a value.
 */
export function compileOnce<V extends Readonly<Record<string, unknown>>>(
  key: string,
  values: V,
  build: (placeholders: Placeholders<V>) => Query<unknown>,
): Compiled {
  const placeholders = Object.fromEntries(
    Object.keys(values).map((name) => [name, sql`${new Placeholder(name)}`]),
  ) as Placeholders<V>;
  const query = compileQuery(build(placeholders));
  const names = query.parameters.map((parameter) => {
    if (parameter instanceof Placeholder) return parameter.name;
    throw new TypeError(`the statement "${key}" holds a value`);
  });
  return { text: query.sql, names };
}

const caches = new WeakMap<object, WeakMap<Resource, StatementCache>>();
/** Returns the statements of a resource that are compiled once for the app's settings. */
export function getStatements(resource: Resource): StatementCache {
  const known = caches.get(getApp()) ?? new WeakMap<Resource, StatementCache>();
  caches.set(getApp(), known);
  const statements = known.get(resource) ?? new StatementCache();
  known.set(resource, statements);
  return statements;
}
