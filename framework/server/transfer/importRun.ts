import { randomUUID } from "node:crypto";
import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { isDatabaseFault, refusalEnvelope, refusalOf } from "../http/answer.ts";
import { conflict, forbidden, Refusal } from "../refusal.ts";
import type { Tx } from "../tenancy.ts";
import type { FileColumn } from "./columns.ts";
import { chunksOf, importChunk, importRow, type Outcome, oneByOne, type Taken } from "./importChunk.ts";
import { RowReader } from "./importRow.ts";
import type { Sheet } from "./parseFile.ts";

export interface RowError {
  row: number;
  field: string | null;
  message: string;
}
export interface ImportStatus {
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  dryRun: boolean;
  done: number;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  errors: RowError[];
  message?: string;
}
const batchSize = 250;
/** What a status carries; all errors are in the file of errors. */
const shownErrors = 50;
/** A run that has said nothing for so long has lost its process. */
const silentSeconds = 120;
const fresh = (total: number): ImportStatus => ({
  state: "waiting",
  dryRun: false,
  done: 0,
  total,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
});

interface Stored {
  resource: string;
  member_id: number;
  status: ImportStatus;
  data: Sheet;
  silent: boolean;
}
/** Imports are kept in the database, so that any process can say how far one is. */
export class Imports {
  constructor(readonly engine: Engine) {}

  async keep(resource: Resource, caller: Caller, sheet: Sheet): Promise<string> {
    const id = randomUUID();
    // A file that nobody came back for is not kept for ever.
    await this.#query("delete from imports where add_time < now() - interval '2 days'", []);
    await this.#query(
      "insert into imports (id, shop_id, resource, member_id, state, status, data) values ($1, $2, $3, $4, 'waiting', $5, $6)",
      [
        id,
        caller.actor.shopId,
        resource.name,
        caller.actor.id,
        JSON.stringify(fresh(sheet.rows.length)),
        JSON.stringify(sheet),
      ],
    );
    return id;
  }
  async #query(text: string, values: unknown[]) {
    return (await this.engine.database.pool.query(text, values)).rows;
  }
  /** An import belongs to the member who began it. */
  async find(resource: Resource, caller: Caller, id: unknown, withRows = false): Promise<Stored> {
    const rows = await this.#query(
      `select resource, member_id, status, ${withRows ? "data" : "null as data"}, upd_time < now() - make_interval(secs => ${silentSeconds}) as silent from imports where id = $1`,
      [typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? id : ""],
    );
    const found = rows[0] as Stored | undefined;
    if (!found || found.resource !== resource.name)
      throw new Refusal(404, "import.gone", { key: "refusal.importGone" });
    if (found.member_id !== caller.actor.id) throw forbidden(`${resource.access}:import`);
    if (found.silent && found.status.state === "running") found.status.state = "failed";
    return found;
  }
  /** Says how far a run is; answers whether it goes on. What a cancelled run has done by then is said too. */
  async #save(id: string, run: string, status: ImportStatus): Promise<boolean> {
    // While it runs, only what is shown is kept: the whole list of mistakes is written once.
    const said = status.state === "running" ? visible(status) : status;
    const rows = await this.#query(
      `update imports set upd_time = now(), state = case when state = 'cancelled' then state else $3 end,
         status = case when state = 'cancelled' then jsonb_set($2::jsonb, '{state}', '"cancelled"') else $2::jsonb end
       where id = $1 and status ->> 'run' = $4 returning state`,
      [id, JSON.stringify({ ...said, run }), status.state, run],
    );
    return (rows as { state: string }[])[0]?.state === "running";
  }
  async cancel(id: string): Promise<void> {
    await this.#query(
      "update imports set state = 'cancelled', status = jsonb_set(status, '{state}', '\"cancelled\"'), upd_time = now() where id = $1 and state in ('waiting', 'running')",
      [id],
    );
  }

  /** Begins a run in the background; it tells how far it is after each batch. */
  async begin(
    resource: Resource,
    caller: Caller,
    id: string,
    sheet: Sheet,
    columns: (FileColumn | null)[],
    key: string | null,
    dryRun: boolean,
  ): Promise<void> {
    const status: ImportStatus = { ...fresh(sheet.rows.length), state: "running", dryRun };
    const run = randomUUID();
    // One process alone wins: a second run of the same file would write every row twice.
    const won = await this.#query(
      `update imports set state = 'running', status = $2, upd_time = now()
       where id = $1 and (state <> 'running' or upd_time < now() - make_interval(secs => ${silentSeconds})) returning id`,
      [id, JSON.stringify({ ...status, run })],
    );
    if (won.length === 0) throw conflict("import.running", "busy");
    const reader = new RowReader(this.engine, resource, caller, columns, key);
    void this.#run(reader, id, run, sheet, status).catch(async (error: unknown) => {
      status.state = "failed";
      status.message = error instanceof Refusal ? error.error : "internal";
      await this.#save(id, run, status).catch(() => {});
    });
  }
  async #run(reader: RowReader, id: string, run: string, sheet: Sheet, status: ImportStatus): Promise<void> {
    const taken: Taken | null = status.dryRun ? new Map() : null;
    for (let start = 0; start < sheet.rows.length; start += batchSize) {
      await this.#batch(reader, sheet.rows.slice(start, start + batchSize), start, status, taken);
      status.done = Math.min(start + batchSize, sheet.rows.length);
      if (await this.#save(id, run, status)) continue;
      status.state = "cancelled";
      break;
    }
    if (status.state === "running") status.state = "done";
    await this.#save(id, run, status);
  }

  /**
   * One batch is one transaction. What is wrong with a row is found before anything is written; when the database itself refuses
   * one, the batch is done again row by row, each of which then undoes only itself.
   */
  async #batch(
    reader: RowReader,
    rows: string[][],
    start: number,
    status: ImportStatus,
    taken: Taken | null,
  ): Promise<void> {
    const { engine, caller } = reader;
    const attempt = async (careful: boolean): Promise<ImportStatus> => {
      const counted: ImportStatus = { ...status, errors: [...status.errors] };
      const say = (index: number, outcome: Outcome) => {
        // Row 1 of a file is its header.
        if (typeof outcome === "object") this.#note(reader, counted, start + index + 2, outcome.refusal);
        else counted[outcome] += 1;
      };
      const work = async (tx: Tx) => {
        if (careful)
          for (const [index, cells] of rows.entries())
            say(
              index,
              await tx.savepoint(() => importRow(tx, reader, cells)).catch((refusal: unknown) => ({ refusal })),
            );
        else {
          const read = await reader.read(tx, rows);
          const right = read.flatMap((row, index) => ("values" in row ? [{ index, values: row.values }] : []));
          for (const [index, row] of read.entries()) if ("refusal" in row) say(index, row);
          for (const chunk of chunksOf(reader, right)) await importChunk(tx, reader, chunk, taken, say);
        }
        if (status.dryRun) throw new DryRun();
      };
      await engine.write(caller.actor, work).catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
      counted.errors.sort((left, right) => left.row - right.row);
      return counted;
    };
    const counted = oneByOne(reader)
      ? await attempt(true)
      : await attempt(false).catch((error: unknown) => {
          if (!isDatabaseFault(error)) throw error;
          return attempt(true);
        });
    Object.assign(status, counted);
  }
  #note(reader: RowReader, counted: ImportStatus, row: number, error: unknown): void {
    const { engine, resource, caller } = reader;
    const refusal = refusalOf(error, resource);
    if (!refusal) throw error;
    counted.failed += 1;
    const { message, data } = refusalEnvelope(engine.translate, caller.locale, resource, refusal);
    const errors = Object.entries((data as { errors?: Record<string, string> }).errors ?? {});
    if (errors.length === 0) counted.errors.push({ row, field: null, message });
    for (const [field, said] of errors) counted.errors.push({ row, field, message: said });
  }
}
/** Undoes a batch that only wanted to know. */
class DryRun extends Error {}
export const visible = (status: ImportStatus): ImportStatus => ({
  ...fresh(status.total),
  ...Object.fromEntries(Object.entries(status).filter(([name]) => name !== "run")),
  errors: status.errors.slice(0, shownErrors),
});
