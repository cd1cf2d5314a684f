import { randomUUID } from "node:crypto";
import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { isDatabaseFault, refusalEnvelope, refusalOf } from "../http/answer.ts";
import { conflict } from "../refusal.ts";
import type { Tx } from "../tenancy.ts";
import type { FileColumn } from "./columns.ts";
import { chunksOf, importChunk, importRow, type Outcome, oneByOne, type Taken } from "./importChunk.ts";
import { RowReader } from "./importRow.ts";
import { fresh, type ImportStatus } from "./importStatus.ts";
import { beatMs, type Imports } from "./imports.ts";
import type { Sheet } from "./parseFile.ts";

const batchSize = 250;
/** Writes down a fault of ours, which the person who imports is only told a reference of. */
type TellFault = (error: unknown, reference: string) => void;
interface Run {
  id: string;
  name: string;
  reader: RowReader;
  sheet: Sheet;
  status: ImportStatus;
  /** Keys that a dry run would have taken. */
  taken: Taken | null;
}

/** The imports that this process runs, in the background of its calls. */
export class ImportRuns {
  readonly #engine: Engine;
  readonly #imports: Imports;
  readonly #tellFault: TellFault;
  readonly #running = new Set<Promise<void>>();
  #stopping = false;
  constructor(engine: Engine, imports: Imports, tellFault: TellFault) {
    this.#engine = engine;
    this.#imports = imports;
    this.#tellFault = tellFault;
  }

  /** Begins a run; it tells how far it is with each batch. */
  async begin(
    resource: Resource,
    caller: Caller,
    id: string,
    sheet: Sheet,
    columns: (FileColumn | null)[],
    key: string | null,
    dryRun: boolean,
  ): Promise<void> {
    if (this.#stopping) throw conflict("import.running", "busy");
    const status: ImportStatus = { ...fresh(sheet.rows.length), state: "running", dryRun };
    const name = randomUUID();
    await this.#imports.claim(id, name, status);
    const reader = new RowReader(this.#engine, resource, caller, columns, key);
    const running = this.#run({ id, name, reader, sheet, status, taken: dryRun ? new Map() : null });
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }
  /** Ends the runs after the batches that they are at; each says that it was ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
  }
  async #run(run: Run): Promise<void> {
    const beat = setInterval(() => void this.#imports.beat(run.id, run.name).catch(() => {}), beatMs);
    try {
      await this.#batches(run);
    } catch (error) {
      run.status.state = "failed";
      run.status.message = this.#sentenceOf(run.reader, error);
      await this.#imports.save(run.id, run.name, run.status).catch(() => {});
    } finally {
      clearInterval(beat);
    }
  }
  async #batches(run: Run): Promise<void> {
    const { id, name, sheet, status } = run;
    for (let start = 0; start < sheet.rows.length; start += batchSize) {
      if (this.#stopping) {
        status.state = "failed";
        status.message = this.#engine.translate(run.reader.caller.locale, "refusal.importStopped");
        break;
      }
      if (await this.#batch(run, start)) continue;
      if (status.state === "running") status.state = "cancelled";
      break;
    }
    // The last batch has said for itself that it was the last.
    if (status.state !== "done") await this.#imports.save(id, name, status);
  }

  /**
   * One batch is one transaction. What is wrong with a row is found before anything is written; when the database itself refuses
   * one, the batch is done again row by row, each of which then undoes only itself.
   */
  async #batch({ id, name, reader, sheet, status, taken }: Run, start: number): Promise<boolean> {
    const { engine, caller } = reader;
    const rows = sheet.rows.slice(start, start + batchSize);
    let goesOn = true;
    const attempt = async (careful: boolean): Promise<ImportStatus> => {
      const counted: ImportStatus = { ...status, errors: [...status.errors], done: start + rows.length };
      if (counted.done === counted.total) counted.state = "done";
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
        counted.errors.sort((left, right) => left.row - right.row);
        if (status.dryRun) throw new DryRun();
        goesOn = await this.#imports.save(id, name, counted, tx);
      };
      await engine.write(caller.actor, work).catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
      return counted;
    };
    const counted = oneByOne(reader)
      ? await attempt(true)
      : await attempt(false).catch((error: unknown) => {
          if (!isDatabaseFault(error)) throw error;
          return attempt(true);
        });
    Object.assign(status, counted);
    if (status.dryRun) goesOn = await this.#imports.save(id, name, status);
    return goesOn;
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
  /** What the person is told of an error that ends a run. */
  #sentenceOf({ engine, resource, caller }: RowReader, error: unknown): string {
    const refusal = refusalOf(error, resource);
    if (refusal) return refusalEnvelope(engine.translate, caller.locale, resource, refusal).message;
    const reference = randomUUID().slice(0, 8);
    this.#tellFault(error, reference);
    return engine.translate(caller.locale, "refusal.internal", { reference });
  }
}
/** Undoes a batch that only wanted to know. */
class DryRun extends Error {}
