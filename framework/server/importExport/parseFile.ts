import { isUtf8 } from "node:buffer";
import { Worker } from "node:worker_threads";
import { encodings } from "../../schema/index.ts";
import { type DomainError, domainError } from "../domainError.ts";
import { resolvePackagePaths } from "../resolvePackagePaths.ts";
import { isSmallFile } from "./isSmallFile.ts";
import reader from "./parseFile.worker.js?raw";
import { ParseQueue, type QueuePlace } from "./parseQueue.ts";
import workbook from "./workbook.worker.js?raw";

/** Maximum number of rows; larger files need other tools. */
export const maxRows = 100_000;
export const maxColumns = 500;
export const maxMegabytes = 32;
/**
 * Maximum number of cells, far below the memory limit of the parsing thread: a thread that runs out
 * of memory may end the process.
 */
export const maxCells = 2_500_000;
/**
 * Maximum number of characters in all cells of a workbook: the same as in a text of the maximum
 * size.
 */
const maxText = maxMegabytes * 1024 * 1024;
const memoryMb = 512;
/** A workbook with the maximum number of rows takes a third of this on two cores. */
const timeoutMs = 60_000;

export type Encoding = (typeof encodings)[number];
export const isEncoding = (value: unknown): value is Encoding =>
  encodings.some((one) => one === value);

export interface Sheet {
  columns: string[];
  rows: string[][];
  /**
   * Encoding and cell separator of a CSV file; null for a workbook. Imports of earlier versions
   * lack both.
   */
  encoding?: Encoding | null;
  delimiter?: string | null;
}
/** A parsed file: its preview, and the whole sheet as the text that is stored. */
export interface ReadFile {
  columns: string[];
  encoding: Encoding | null;
  delimiter: string | null;
  sample: string[][];
  total: number;
  json: Uint8Array;
}
/** Why the thread could not read a file; `line` is one of the file. */
type Failure =
  | { code: "import.unreadable" | "import.tooLarge" | "import.empty" | "import.headerMissing" }
  | { code: "import.tooManyRows" | "import.tooManyColumns"; max: number }
  | { code: "import.quoteUnclosed"; line: number };
type Answer = ReadFile | { failure: Failure };
function toError(failure: Failure): DomainError {
  switch (failure.code) {
    case "import.tooManyRows":
    case "import.tooManyColumns":
      return domainError(failure.code, { max: failure.max });
    case "import.quoteUnclosed":
      return domainError(failure.code, { line: failure.line });
    default:
      return domainError(failure.code);
  }
}
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Files that wait to be parsed in this process. */
export const parseQueue = new ParseQueue();

/**
 * Parses a CSV or XLSX file in a separate thread. A CSV file is read in `encoding`, or in the
 * detected one.
 *
 * @throws {DomainError} `import.tooLarge` when the file is larger than an import may be.
 */
export const parseFile = (bytes: Buffer, encoding: Encoding | null = null): Promise<ReadFile> =>
  parseQueue.admit("", (place) => parseInTurn(place, bytes, encoding, async (file) => file));

/**
 * Parses a file when its tenant's turn arrives, and holds the turn until `store` is done: storing a
 * sheet takes as much memory as parsing it.
 *
 * @throws {DomainError} `import.tooLarge` when the file is larger than an import may be.
 */
export const parseInTurn = <T>(
  place: QueuePlace,
  bytes: Buffer,
  encoding: Encoding | null,
  store: (file: ReadFile) => Promise<T>,
): Promise<T> =>
  place.run(isSmallFile(bytes), async () => store(await parseInThread(bytes, encoding)));

async function parseInThread(bytes: Buffer, encoding: Encoding | null): Promise<ReadFile> {
  const [csvParse, readExcel, yauzl, yazl] = resolvePackagePaths([
    "csv-parse/sync",
    "read-excel-file/node",
    "yauzl",
    "yazl",
  ]);
  const [detector] = encoding || isUtf8(bytes) ? [] : resolvePackagePaths(["jschardet"]);
  const limits = { maxRows, maxColumns, maxCells, maxText };
  const worker = new Worker(`${workbook}\n${reader}`, {
    eval: true,
    workerData: { bytes, ...limits, csvParse, readExcel, yauzl, yazl, detector, encoding },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () =>
        reject(new Error("the thread that read a file ended without a word")),
      );
      timer = setTimeout(() => reject(domainError("import.tooLarge")), timeoutMs);
    });
    if ("failure" in answer) throw toError(answer.failure);
    return answer;
  } catch (error) {
    throw isOutOfMemory(error) ? domainError("import.tooLarge") : error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
