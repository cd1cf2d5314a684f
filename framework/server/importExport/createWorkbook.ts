import { Worker } from "node:worker_threads";
import { ClientLeft, getCurrentLoad } from "../database/requestLoad.ts";
import { domainError } from "../domainError.ts";
import { resolvePackagePaths } from "../resolvePackagePaths.ts";
import source from "./createWorkbook.worker.js?raw";

/** Cells of one row. */
export type Cells = readonly (string | number)[];

/** Maximum number of rows below the heading. */
const maxRows = 50_000;
/**
 * Maximum number of cells, and of bytes of their texts in UTF-8. They limit the memory of the
 * thread, because a thread that runs out of memory may end the process.
 */
const maxCells = 1_000_000;
const maxBytes = 24 * 1024 * 1024;
/** Maximum number of characters of a cell: spreadsheets cut a longer text, or open no such file. */
const maxText = 32_767;
const memoryMb = 512;
const timeoutMs = 120_000;

/** Returns the maximum number of rows of an XLSX file, which depends on the number of columns. */
export const getMaxWorkbookRows = (columnCount: number): number =>
  Math.min(maxRows, Math.floor(maxCells / Math.max(1, columnCount)));

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
const countBytes = (rows: readonly Cells[]): number =>
  rows.reduce((sum, cells) => sum + Buffer.byteLength(cells.join("")), 0);

const isTooLong = (cell: string | number): boolean => String(cell).length > maxText;

/**
 * Creates an XLSX file in a separate thread, which also collects its rows: each batch is requested
 * when the thread has received the one before. The thread ends early when the client of the request
 * leaves.
 *
 * @throws {DomainError} `export.tooManyRows` when there are more rows than a file may have.
 * @throws {DomainError} `export.textTooLong` when a text is longer than a cell may be.
 * @throws {DomainError} `export.tooLarge` when the rows have more text than a file may have.
 * @throws {ClientLeft} when the client of the current request disconnects.
 */
export async function createWorkbook(
  heading: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
): Promise<Buffer> {
  const max = getMaxWorkbookRows(heading.length);
  const thread = new WorkbookThread(heading);
  try {
    let [rowCount, bytes] = [0, 0];
    for await (const rows of batches) {
      rowCount += rows.length;
      if (rowCount > max) throw domainError("export.tooManyRows", { max });
      if (rows.some((cells) => cells.some(isTooLong)))
        throw domainError("export.textTooLong", { max: maxText });
      bytes += countBytes(rows);
      if (bytes > maxBytes) throw domainError("export.tooLarge");
      await thread.add(rows);
    }
    return await thread.write();
  } catch (error) {
    throw isOutOfMemory(error) ? domainError("export.tooLarge") : error;
  } finally {
    await thread.end();
  }
}

/** The thread of one file. It answers each message; calls fail once it has ended. */
class WorkbookThread {
  readonly #worker: Worker;
  readonly #ended: Promise<never>;
  #stopFollowing = (): void => {};

  constructor(heading: readonly string[]) {
    const [writeExcel] = resolvePackagePaths(["write-excel-file/node"]);
    this.#worker = new Worker(source, {
      eval: true,
      workerData: { heading, writeExcel },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const load = getCurrentLoad();
    this.#ended = new Promise<never>((_, reject) => {
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => reject(new Error("the thread of a workbook has ended")));
      if (load?.hasLeft) reject(new ClientLeft());
      this.#stopFollowing = load?.onLeave(() => reject(new ClientLeft())) ?? this.#stopFollowing;
    });
    // The end is handled by the next call, which may be later.
    this.#ended.catch(() => {});
  }

  async add(rows: readonly Cells[]): Promise<void> {
    await this.#send(rows);
  }

  /** Writes the file of the rows that were added. */
  async write(): Promise<Buffer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(domainError("export.tooLarge")), timeoutMs);
    });
    try {
      const file = await Promise.race([this.#send(null), late]);
      if (!file) throw new Error("the thread of a workbook answered without a file");
      return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    } finally {
      clearTimeout(timer);
    }
  }

  async end(): Promise<void> {
    this.#stopFollowing();
    await this.#worker.terminate();
  }

  #send(message: readonly Cells[] | null): Promise<Uint8Array | null> {
    const answer = new Promise<Uint8Array | null>((resolve) => {
      this.#worker.once("message", resolve);
    });
    this.#worker.postMessage(message);
    return Promise.race([answer, this.#ended]);
  }
}
