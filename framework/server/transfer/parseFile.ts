import { Worker } from "node:worker_threads";
import type { Issue } from "../../schema/index.ts";
import { packagePaths } from "../packagePaths.ts";
import { Refusal } from "../refusal.ts";
import source from "./parseFile.worker.js?raw";

/** More rows than this are moved with other tools. */
export const mostRows = 100_000;
export const mostColumns = 500;
export const mostMegabytes = 64;
/** What a sheet of so many cells takes is far from what its thread may take: a thread that runs out of memory may take the process with it. */
export const mostCells = 3_000_000;
const memoryMb = 1536;

export interface Sheet {
  columns: string[];
  rows: string[][];
}
/** A file that has been read: what a person is shown of it, and the whole sheet as the text that is kept. */
export interface ReadFile {
  columns: string[];
  sample: string[][];
  total: number;
  json: Uint8Array;
}
type Answer = ReadFile | { refused: { error: string; key: string; params?: Issue["params"] } };
const refusal = (error: string, key: string, params?: Issue["params"]) =>
  new Refusal(422, error, { key: `refusal.${key}`, ...(params ? { params } : {}) });
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Reads a CSV or XLSX file in a thread of its own. */
export async function parseFile(bytes: Buffer): Promise<ReadFile> {
  const [csvParse, readExcel] = packagePaths(["csv-parse/sync", "read-excel-file/node"]);
  const worker = new Worker(source, {
    eval: true,
    workerData: { bytes, mostRows, mostColumns, mostCells, csvParse, readExcel },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the thread that read a file ended without a word")));
    });
    if ("refused" in answer) throw refusal(answer.refused.error, answer.refused.key, answer.refused.params);
    return answer;
  } catch (error) {
    throw isOutOfMemory(error) ? refusal("import.tooLarge", "importTooLarge") : error;
  } finally {
    await worker.terminate();
  }
}
