import { isUtf8 } from "node:buffer";
import { Worker } from "node:worker_threads";
import type { Issue } from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import { packagePaths } from "../packagePaths.ts";
import { isSmallFile } from "./isSmallFile.ts";
import reader from "./parseFile.worker.js?raw";
import { ParseQueue, type QueuePlace } from "./parseQueue.ts";
import workbook from "./workbook.worker.js?raw";

/** More rows than this are moved with other tools. */
export const mostRows = 100_000;
export const mostColumns = 500;
export const mostMegabytes = 32;
/** What a sheet of so many cells takes is far from what its thread may take: a thread that runs out of memory may take the process with it. */
export const mostCells = 2_500_000;
/** Signs of all cells of a workbook together: as many as a text of the most megabytes has. */
const maxText = mostMegabytes * 1024 * 1024;
const memoryMb = 512;
/** A workbook of the most rows takes a third of it on two cores. */
const timeoutMs = 60_000;

/** The encodings in which a CSV file may be read. */
export const encodings = [
  "utf-8",
  "windows-1252",
  "gb18030",
  "big5",
  "shift_jis",
  "euc-kr",
  "windows-1250",
  "windows-1251",
  "utf-16le",
  "utf-16be",
] as const;
export type Encoding = (typeof encodings)[number];
export const isEncoding = (value: unknown): value is Encoding => encodings.some((one) => one === value);

export interface Sheet {
  columns: string[];
  rows: string[][];
  /** In what a CSV file is encoded, and what separates its cells; null of a workbook. Imports of earlier versions lack both. */
  encoding?: Encoding | null;
  delimiter?: string | null;
}
/** A file that has been read: what a person is shown of it, and the whole sheet as the text that is kept. */
export interface ReadFile {
  columns: string[];
  encoding: Encoding | null;
  delimiter: string | null;
  sample: string[][];
  total: number;
  json: Uint8Array;
}
type Answer = ReadFile | { refused: { error: string; key: string; params?: Issue["params"] } };
const refusal = (error: string, key: string, params?: Issue["params"]) =>
  new DomainError(422, error, { key: `refusal.${key}`, ...(params ? { params } : {}) });
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** The files that wait to be read in this process. */
export const parseQueue = new ParseQueue();

/** Reads a CSV or XLSX file in a thread of its own. A CSV file is read in `encoding`, or in what it looks like. */
export const parseFile = (bytes: Buffer, encoding: Encoding | null = null): Promise<ReadFile> =>
  parseQueue.admit("", (place) => parseInTurn(place, bytes, encoding, async (file) => file));

/** Parses a file in the turn of its tenant, which lasts until `store` is done: a sheet that is stored takes as much memory as one that is parsed. */
export const parseInTurn = <T>(
  place: QueuePlace,
  bytes: Buffer,
  encoding: Encoding | null,
  store: (file: ReadFile) => Promise<T>,
): Promise<T> => place.run(isSmallFile(bytes), async () => store(await parseInThread(bytes, encoding)));

async function parseInThread(bytes: Buffer, encoding: Encoding | null): Promise<ReadFile> {
  const [csvParse, readExcel] = packagePaths(["csv-parse/sync", "read-excel-file/node"]);
  const [detector] = encoding || isUtf8(bytes) ? [] : packagePaths(["jschardet"]);
  const limits = { maxRows: mostRows, maxColumns: mostColumns, maxCells: mostCells, maxText };
  const worker = new Worker(`${workbook}\n${reader}`, {
    eval: true,
    workerData: { bytes, ...limits, csvParse, readExcel, detector, encoding },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the thread that read a file ended without a word")));
      timer = setTimeout(() => reject(refusal("import.tooLarge", "importTooLarge")), timeoutMs);
    });
    if ("refused" in answer) throw refusal(answer.refused.error, answer.refused.key, answer.refused.params);
    return answer;
  } catch (error) {
    throw isOutOfMemory(error) ? refusal("import.tooLarge", "importTooLarge") : error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
