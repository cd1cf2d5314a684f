import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Resource } from "../../schema/index.ts";
import { domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import type { Calculated, TableRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { createStatus, type ImportStatus, toPublicStatus } from "./importStatus.ts";
import type { ReadFile } from "./parseFile.ts";

/** Interval of a run's heartbeat, and the silence after which its process counts as dead. */
export const heartbeatMs = 2000;
const silentSeconds = 15;

type Stored = Pick<TableRow<"imports">, "resource" | "member_id" | "status" | "data"> &
  Calculated<{ silent: boolean }>;
type ImportState = Pick<TableRow<"imports">, "state">;
/** Imports stored in the database, so that any process can report their progress. */
export class Imports {
  readonly #engine: Engine;
  constructor(engine: Engine) {
    this.#engine = engine;
  }
  async #query<T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
    return (await this.#engine.database.pool.query<T>(text, values)).rows;
  }

  async keep(resource: Resource, caller: Caller, file: ReadFile): Promise<string> {
    const id = randomUUID();
    // Abandoned files are deleted.
    await this.#query("delete from imports where add_time < now() - interval '2 days'", []);
    await this.#query(
      `insert into imports (id, ${tenantColumn()}, resource, member_id, state, status, data)
        values ($1, $2, $3, $4, 'waiting', $5, convert_from($6, 'UTF8')::jsonb)`,
      [
        id,
        caller.actor.tenantId,
        resource.name,
        caller.actor.id,
        JSON.stringify(createStatus(file.total)),
        // Sent as bytes: a text of several megabytes would block this thread.
        Buffer.from(file.json.buffer),
      ],
    );
    return id;
  }
  /** Returns an import, which only the member who began it can access. */
  async find(resource: Resource, caller: Caller, id: unknown, withRows = false): Promise<Stored> {
    const [found] = await this.#query<Stored>(
      `select resource, member_id, status, ${withRows ? "data" : "null as data"}, upd_time < now() - make_interval(secs => ${silentSeconds}) as silent from imports where id = $1`,
      [typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : ""],
    );
    // The import of another member is answered like an unknown one.
    if (!found || found.resource !== resource.name || found.member_id !== caller.actor.id)
      throw domainError("import.notFound");
    if (found.silent && found.status.state === "running") {
      found.status.state = "failed";
      found.status.message = this.#engine.translate(caller.locale, "transfer.interrupted");
    }
    return found;
  }
  /**
   * Claims an import for one process: a second run of the same file would write every row twice.
   */
  async claim(id: string, run: string, status: ImportStatus): Promise<void> {
    const won = await this.#query(
      `update imports set state = 'running', status = $2, upd_time = now()
       where id = $1 and (state <> 'running' or upd_time < now() - make_interval(secs => ${silentSeconds})) returning id`,
      [id, JSON.stringify({ ...status, run })],
    );
    if (won.length === 0) throw domainError("import.running");
  }
  /**
   * Saves the progress of a run, in the transaction of its writes if there is one, and returns
   * whether it continues. The progress of a cancelled run is saved too.
   */
  async save(id: string, run: string, status: ImportStatus, tx?: Tx): Promise<boolean> {
    // While it runs, only the visible part is stored: the complete list of errors is written once.
    const visibleStatus = status.state === "running" ? toPublicStatus(status) : status;
    const text = `update imports set upd_time = clock_timestamp(), state = case when state = 'cancelled' then state else $3 end,
         status = case when state = 'cancelled' then jsonb_set($2::jsonb, '{state}', '"cancelled"') else $2::jsonb end
       where id = $1 and status ->> 'run' = $4 returning state`;
    const values = [id, JSON.stringify({ ...visibleStatus, run }), status.state, run];
    const [stored] = tx
      ? await tx.asSystem(() => tx.text<ImportState>(text, values))
      : await this.#query<ImportState>(text, values);
    // Another process took over the run while this one was silent: committing would write the rows
    // twice.
    if (!stored && tx) throw domainError("import.running");
    return stored?.state === "running";
  }
  async heartbeat(id: string, run: string): Promise<void> {
    await this.#query(
      "update imports set upd_time = now() where id = $1 and state = 'running' and status ->> 'run' = $2",
      [id, run],
    );
  }
  async cancel(id: string): Promise<void> {
    await this.#query(
      "update imports set state = 'cancelled', status = jsonb_set(status, '{state}', '\"cancelled\"'), upd_time = now() where id = $1 and state in ('waiting', 'running')",
      [id],
    );
  }
}
