import { randomUUID } from "node:crypto";
import type { Resource } from "../../schema/index.ts";
import { DomainError, domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { errorEnvelope, isDatabaseFault, toDomainError } from "../http/answerError.ts";
import type { TakenValues } from "../operations/checkUnique.ts";
import type { Tx } from "../transaction.ts";
import type { FileColumn } from "./columns.ts";
import { type Outcome, runOneByOne, writeOneByOne, writeTogether } from "./importChunk.ts";
import { rememberWritten, type WrittenRow } from "./importedRows.ts";
import { queuePictures, type RowKey, rememberKeys } from "./importMemory.ts";
import { translateNote } from "./importNotes.ts";
import { type ReadOptions, RowReader } from "./importRow.ts";
import { createStatus, type ImportStatus } from "./importStatus.ts";
import { heartbeatMs, type Imports } from "./imports.ts";
import { findIssueRow, groupRecords, listRows, type SheetRecord } from "./sheetRecords.ts";
import type { ForeignFile } from "./translateFile.ts";

/** Maximum records per batch, fewer if they have many lines. A record is never split. */
const maxRecords = 250;
const maxLines = 1000;
/** Logs a defect of ours; the importing member only receives its reference. */
type ReportError = (error: unknown, reference: string) => void;
interface Run {
  id: string;
  name: string;
  reader: RowReader;
  records: readonly SheetRecord[];
  status: ImportStatus;
  /** Data of the file that the import does not use. */
  losses: readonly string[];
  /** Keys that a dry run would have claimed. */
  taken: TakenValues | null;
}

export interface RunRequest {
  resource: Resource;
  caller: Caller;
  id: string;
  file: Pick<ForeignFile, "lines" | "warnings" | "losses" | "notes">;
  columns: (FileColumn | null)[];
  key: string | null;
  dryRun: boolean;
  /** Whether the file is an export of another tenant. */
  belongsToOtherTenant: boolean;
  options: Omit<ReadOptions, "fetches" | "importId">;
}
/** Imports that this process runs in the background. */
export class ImportRuns {
  readonly #engine: Engine;
  readonly #imports: Imports;
  /** Fetches the pictures that files name; null if pictures are not fetched. */
  readonly #pictures: { wake(): void } | null;
  readonly #reportFault: ReportError;
  readonly #running = new Set<Promise<void>>();
  #stopping = false;
  constructor(
    engine: Engine,
    imports: Imports,
    pictures: { wake(): void } | null,
    reportError: ReportError,
  ) {
    this.#engine = engine;
    this.#imports = imports;
    this.#pictures = pictures;
    this.#reportFault = reportError;
  }

  /** Begins a run, which reports its progress after each batch. */
  async begin({
    resource,
    caller,
    id,
    file,
    columns,
    key,
    dryRun,
    belongsToOtherTenant,
    options,
  }: RunRequest): Promise<void> {
    if (this.#stopping) throw domainError("import.serverStopping");
    const { distinguishedBy } = this.#engine.rules(resource).transfer ?? {};
    const records = groupRecords(columns, key ?? resource.key, file.lines, distinguishedBy);
    const total = records.reduce((sum, record) => sum + listRows(record).length, 0);
    const warnings = file.warnings.map(({ row, key: message, params }) => ({
      row,
      field: null,
      message: this.#engine.translate(
        caller.locale,
        `resources.${resource.name}.importNotes.${message}`,
        params,
      ),
    }));
    const losses = file.losses.map(({ key: kind, count, params = {} }) =>
      translateNote(this.#engine.translate, caller.locale, {
        kind: `resources.${resource.name}.importNotes.${kind}`,
        count,
        params,
      }),
    );
    losses.push(...file.notes);
    if (belongsToOtherTenant)
      losses.unshift(
        translateNote(this.#engine.translate, caller.locale, {
          kind: "otherTenant",
          count: records.length,
        }),
      );
    const found = { warned: warnings.length, warnings, notes: losses };
    const status: ImportStatus = { ...createStatus(total), state: "running", dryRun, ...found };
    const name = randomUUID();
    await this.#imports.claim(id, name, status);
    const fetches = this.#pictures !== null;
    const reader = new RowReader(this.#engine, resource, caller, columns, key, {
      ...options,
      fetches,
      importId: id,
    });
    const running = this.#run({
      id,
      name,
      reader,
      records,
      status,
      losses,
      taken: dryRun ? new Map() : null,
    });
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }
  /** Stops the runs after their current batches; each is recorded as stopped. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
  }
  async #run(run: Run): Promise<void> {
    const heartbeat = setInterval(
      () => void this.#imports.heartbeat(run.id, run.name).catch(() => {}),
      heartbeatMs,
    );
    try {
      await this.#batches(run);
    } catch (error) {
      run.status.state = "failed";
      run.status.message = this.#toSentence(run.reader, error);
      await this.#imports.save(run.id, run.name, run.status).catch(() => {});
    } finally {
      clearInterval(heartbeat);
    }
  }
  async #batches(run: Run): Promise<void> {
    const { id, name, records, status } = run;
    for (const batch of splitBatches(records)) {
      if (this.#stopping) {
        status.state = "failed";
        status.message = this.#engine.translate(run.reader.caller.locale, "transfer.interrupted");
        break;
      }
      if (await this.#batch(run, batch)) continue;
      if (status.state === "running") status.state = "cancelled";
      break;
    }
    // The last batch has already saved the final status.
    if (status.state === "done") return;
    addNotes(run.reader, status, run.losses);
    await this.#imports.save(id, name, status);
  }

  /**
   * Runs one batch in one transaction. Row errors are found before anything is written; if the
   * database itself rejects a row, the batch is repeated row by row, each in its own savepoint.
   */
  async #batch(
    { id, name, reader, status, losses, taken }: Run,
    batch: readonly SheetRecord[],
  ): Promise<boolean> {
    const { engine, resource, caller } = reader;
    const lines = batch.reduce((sum, record) => sum + listRows(record).length, 0);
    const remember = async (tx: Tx, rows: readonly RowKey[]) => {
      if (status.dryRun) return;
      await rememberKeys(tx, resource, caller, rows);
      await rememberWritten(tx, id, resource, caller, listWritten(rows));
      await queuePictures(tx, id, resource, caller, rows);
    };
    const write = (tx: Tx, counted: ImportStatus, careful: boolean): Promise<void> => {
      const report = (index: number, outcome: Outcome) => {
        const record = batch[index];
        if (typeof outcome === "object" && record)
          this.#note(reader, counted, record, outcome.error);
        else if (typeof outcome === "string") counted[outcome] += 1;
      };
      return careful
        ? writeOneByOne(tx, reader, batch, report, remember)
        : writeTogether(tx, reader, batch, taken, report, remember);
    };
    const attempt = async (careful: boolean): Promise<BatchResult> => {
      try {
        const result = await engine.write(caller.actor, async (tx) => {
          // A conflict runs the batch again, which then counts anew.
          reader.confirmAdded(false);
          const counted: ImportStatus = {
            ...status,
            errors: [...status.errors],
            done: status.done + lines,
          };
          if (counted.done === counted.total) counted.state = "done";
          await write(tx, counted, careful);
          counted.errors.sort((left, right) => left.row - right.row);
          if (counted.state === "done") addNotes(reader, counted, losses);
          if (status.dryRun) throw new DryRun(counted);
          return { counted, continues: await this.#imports.save(id, name, counted, tx) };
        });
        reader.confirmAdded(true);
        return result;
      } catch (error) {
        reader.confirmAdded(false);
        if (error instanceof DryRun) return { counted: error.counted, continues: true };
        throw error;
      }
    };
    const { counted, continues } = runOneByOne(reader)
      ? await attempt(true)
      : await attempt(false).catch((error: unknown) => {
          if (!isDatabaseFault(error) && !(error instanceof DomainError)) throw error;
          return attempt(true);
        });
    Object.assign(status, counted);
    if (status.dryRun) return this.#imports.save(id, name, status);
    this.#pictures?.wake();
    return continues;
  }
  #note(reader: RowReader, counted: ImportStatus, record: SheetRecord, error: unknown): void {
    const { engine, resource, caller, columns } = reader;
    const domainError = toDomainError(error, resource);
    if (!domainError) throw error;
    counted.failed += 1;
    reader.notes.clear(record[0].row);
    const { message, data } = errorEnvelope(engine, caller.locale, resource, domainError);
    const errors = Object.entries((data as { errors?: Record<string, string> }).errors ?? {});
    const all = listRows(record);
    const rows = all.length > 1 ? { rows: all } : {};
    if (errors.length === 0)
      counted.errors.push({ row: record[0].row, field: null, message, ...rows });
    for (const [path, message] of errors) {
      const field = reader.pathInFile(record[0].row, path);
      const row = findIssueRow(columns, record, field, domainError.issues?.[path]);
      counted.errors.push({ row, field, message, ...rows });
    }
  }
  /** Returns the message for an error that ends a run. */
  #toSentence({ engine, resource, caller }: RowReader, error: unknown): string {
    const domainError = toDomainError(error, resource);
    if (domainError) return errorEnvelope(engine, caller.locale, resource, domainError).message;
    const reference = randomUUID().slice(0, 8);
    this.#reportFault(error, reference);
    return engine.translate(caller.locale, "errors.server.internalError", { reference });
  }
}
const listWritten = (rows: readonly RowKey[]): WrittenRow[] =>
  rows.flatMap(({ record, before }) => (before === undefined ? [] : [{ record, before }]));

/** Adds the values that the run has changed or omitted so far to its status. */
function addNotes(reader: RowReader, status: ImportStatus, losses: readonly string[]): void {
  const { engine, caller, notes } = reader;
  status.notes = [...losses, ...notes.sentences(engine.translate, caller.locale)];
  status.childrenKept = notes.count("childrenKept");
  status.childrenRemoved = notes.count("childrenRemoved");
}
function* splitBatches(records: readonly SheetRecord[]): Generator<SheetRecord[]> {
  let batch: SheetRecord[] = [];
  let lines = 0;
  for (const record of records) {
    if (batch.length === maxRecords || (batch.length > 0 && lines + record.length > maxLines)) {
      yield batch;
      [batch, lines] = [[], 0];
    }
    batch.push(record);
    lines += record.length;
  }
  if (batch.length > 0) yield batch;
}
/** What a batch has counted, and whether the run continues. */
interface BatchResult {
  counted: ImportStatus;
  continues: boolean;
}
/** Rolls back a batch of a dry run, which has only counted. */
class DryRun extends Error {
  readonly counted: ImportStatus;
  constructor(counted: ImportStatus) {
    super("the batch of a dry run is rolled back");
    this.counted = counted;
  }
}
