import type { CompiledQuery, RawBuilder } from "kysely";
import { compiler } from "./compiler.ts";

/** A statement of the builder or of the `sql` tag, with the type of its rows. */
export type Query<T> = RawBuilder<T> | { compile(): CompiledQuery<T> };

/** Compiles a statement to its text and parameters. */
export function compileQuery<T>(query: Query<T>): CompiledQuery<T> {
  return "toOperationNode" in query ? query.compile(compiler) : query.compile();
}
