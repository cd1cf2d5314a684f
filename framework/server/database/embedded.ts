import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { resolvePackagePaths } from "../resolvePackagePaths.ts";
import source from "./embedded.worker.js?raw";

type Answer =
  | { id: number; result?: unknown; error?: string }
  | { ready: true }
  | { failed: string };
const packages = [
  "@electric-sql/pglite",
  "@electric-sql/pglite-socket",
  "@electric-sql/pglite/contrib/pg_trgm",
  "@electric-sql/pglite/contrib/btree_gin",
];
// `require` resolves to the CommonJS build of a package; the ES build is in the same folder.
const moduleAddresses = () =>
  resolvePackagePaths(packages).map((file) => pathToFileURL(file.replace(/\.cjs$/, ".js")).href);
// PostgreSQL rejects excessive nesting, such as 100,000 brackets of JSON, before its own stack
// overflows. With the default 4 MB the thread's stack overflows first, and PGlite never answers
// again.
const stackSizeMb = 64;
/** Milliseconds without an answer after which the thread counts as dead. */
const timeoutMs = 2000;

/** Main-thread handle of the embedded database's thread. */
export class Embedded {
  readonly socketFolder: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >();
  #calls = 0;
  #stopped: Error | undefined;

  private constructor(worker: Worker, socketFolder: string) {
    this.#worker = worker;
    this.socketFolder = socketFolder;
    worker.on("message", (answer: Answer) => this.#receive(answer));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(new Error("the embedded database has stopped")));
  }
  static async start(dataDir: string, archive: string | undefined): Promise<Embedded> {
    // node-postgres locates a Unix socket by its folder and the port number in its name.
    const folder = mkdtempSync(path.join(os.tmpdir(), "embedded-database-"));
    const removeFolder = () => rmSync(folder, { recursive: true, force: true });
    process.once("exit", removeFolder);
    const worker = new Worker(source, {
      eval: true,
      workerData: {
        dataDir,
        archive,
        modules: moduleAddresses(),
        socket: path.join(folder, ".s.PGSQL.5432"),
      },
      resourceLimits: { stackSizeMb },
    });
    worker.once("exit", () => {
      process.off("exit", removeFolder);
      removeFolder();
    });
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once("message", (answer: Answer) =>
          "failed" in answer ? reject(new Error(answer.failed)) : resolve(),
        );
        worker.once("error", reject);
        worker.once("exit", () => reject(new Error("its thread has stopped")));
      });
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return new Embedded(worker, folder);
  }
  #receive(answer: Answer): void {
    if (!("id" in answer)) return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer.result);
    else waiting?.reject(new Error(answer.error));
  }
  #fail(error: Error): void {
    this.#stopped ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
  #call(call: "dump" | "close" | "ping"): Promise<unknown> {
    // A stopped thread never answers.
    if (this.#stopped) return Promise.reject(this.#stopped);
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ call, id });
    });
  }
  /** Checks that the thread answers: it does between two statements, not during a long one. */
  async ping(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error("the embedded database does not answer")),
        timeoutMs,
      );
    });
    await Promise.race([this.#call("ping"), silence]).finally(() => clearTimeout(timer));
  }
  async dump(): Promise<Uint8Array> {
    return (await this.#call("dump")) as Uint8Array;
  }
  async close(): Promise<void> {
    if (!this.#stopped) await this.#call("close");
    await this.#worker.terminate();
  }
}
