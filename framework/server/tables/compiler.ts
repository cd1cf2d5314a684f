import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { DB } from "./DB.ts";

/** Queries are sent by their transaction only, which has its state and its tenant scope. */
class NoDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    throw new TypeError("a query of tx.db is sent by tx.run, tx.first or tx.batch, not by execute");
  }
}

/** Builds and compiles queries without a connection of its own. */
export const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NoDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
