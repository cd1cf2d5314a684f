import { type RawBuilder, sql } from "kysely";
import type { Query } from "./compileQuery.ts";
import { compileOnce, type Placeholders } from "./statementCache.ts";

/**
 * Declares a statement of the builder that is compiled once and then only receives its values: for
 * statements that run so often that building them would cost more than sending them. The text must
 * not depend on the values.
 *
 * @throws {TypeError} at the first use, when the statement holds a value of its own.
 *
 * @example
 * ```ts
 * const pauseSupplier = defineStatement(({ id }: Placeholders<{ id: number }>) =>
 *   compiler.updateTable("suppliers").set({ status: sql.lit("paused") }).where("id", "=", id),
 * );
 * const pause = (tx: Tx) => tx.batch([pauseSupplier({ id: 7 }), pauseSupplier({ id: 8 })]);
 * ```
 */
export function defineStatement<V extends Readonly<Record<string, unknown>>, T>(
  build: (placeholders: Placeholders<V>) => Query<T>,
): (values: V) => RawBuilder<T> {
  let statement: { fragments: TemplateStringsArray; names: readonly string[] } | undefined;
  return (values) => {
    if (!statement) {
      const { text, names } = compileOnce(build.toString().slice(0, 200), values, build);
      statement = { fragments: splitAtParameters(text, names.length), names };
    }
    const { fragments, names } = statement;
    return sql<T>(fragments, ...names.map((name) => values[name]));
  };
}

/** Splits a compiled text at `$1`, `$2` and so on, in the order in which they are in it. */
function splitAtParameters(text: string, count: number): TemplateStringsArray {
  const fragments: string[] = [];
  let rest = text;
  for (let number = 1; number <= count; number += 1) {
    const parameter = `$${number}`;
    const place = rest.indexOf(parameter);
    fragments.push(rest.slice(0, place));
    rest = rest.slice(place + parameter.length);
  }
  fragments.push(rest);
  return Object.assign(fragments, { raw: fragments });
}
