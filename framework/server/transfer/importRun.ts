import { randomUUID } from "node:crypto";
import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { refusalEnvelope, refusalOf } from "../http/answer.ts";
import { forbidden, Refusal } from "../refusal.ts";
import type { Tx } from "../tenancy.ts";
import type { FileColumn } from "./columns.ts";
import { RowImporter } from "./importRow.ts";
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
const batchSize = 200;
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
      [String(id)],
    );
    const found = rows[0] as Stored | undefined;
    if (!found || found.resource !== resource.name)
      throw new Refusal(404, "import.gone", { key: "refusal.importGone" });
    if (found.member_id !== caller.actor.id) throw forbidden(`${resource.access}:import`);
    if (found.silent && found.status.state === "running") found.status.state = "failed";
    return found;
  }
  async #save(id: string, status: ImportStatus): Promise<boolean> {
    const shown = { ...status, errors: status.errors };
    const rows = await this.#query(
      "update imports set status = $2, state = $3, upd_time = now() where id = $1 and state <> 'cancelled' returning id",
      [id, JSON.stringify(shown), status.state],
    );
    return rows.length > 0;
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
    await this.#query("update imports set state = 'running' where id = $1", [id]);
    await this.#save(id, status);
    const importer = new RowImporter(this.engine, resource, caller, columns, key);
    void this.#run(importer, id, sheet, status).catch(async (error: unknown) => {
      status.state = "failed";
      status.message = error instanceof Refusal ? error.error : "internal";
      await this.#save(id, status).catch(() => {});
    });
  }
  async #run(importer: RowImporter, id: string, sheet: Sheet, status: ImportStatus): Promise<void> {
    for (let start = 0; start < sheet.rows.length; start += batchSize) {
      await this.#batch(importer, sheet.rows.slice(start, start + batchSize), start, status);
      status.done = Math.min(start + batchSize, sheet.rows.length);
      if (!(await this.#save(id, status))) return;
    }
    status.state = "done";
    await this.#save(id, status);
  }

  /**
   * One batch is one transaction. Most rows need no savepoint, because what is wrong with them is found before anything is written;
   * when the database itself refuses one, the batch is done again with a savepoint a row.
   */
  async #batch(importer: RowImporter, rows: string[][], start: number, status: ImportStatus): Promise<void> {
    const { engine, caller } = importer;
    const attempt = async (careful: boolean): Promise<ImportStatus> => {
      const counted: ImportStatus = { ...status, errors: [...status.errors] };
      const work = async (tx: Tx) => {
        const existing = await importer.existing(tx, rows);
        for (const [index, cells] of rows.entries()) {
          const one = () => importer.run(tx, cells, existing);
          try {
            counted[await (careful ? tx.savepoint(one) : one())] += 1;
          } catch (error) {
            // Row 1 of a file is its header.
            this.#note(importer, counted, start + index + 2, careful, error);
          }
        }
        if (status.dryRun) throw new DryRun();
      };
      await engine.write(caller.actor, work).catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
      return counted;
    };
    const counted = await attempt(false).catch(() => attempt(true));
    Object.assign(status, counted);
  }
  #note(importer: RowImporter, counted: ImportStatus, row: number, careful: boolean, error: unknown): void {
    const { engine, resource, caller } = importer;
    // The database refused it, and with it the transaction: the batch is done again, carefully.
    if (!(error instanceof Refusal) && !careful) throw error;
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
  ...status,
  errors: status.errors.slice(0, shownErrors),
});
