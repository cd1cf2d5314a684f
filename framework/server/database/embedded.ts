import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import source from "./embedded.worker.js?raw";

type Answer = { id: number; result?: unknown; error?: string } | { ready: true } | { failed: string };
/** Where the packages of the worker are, found from the project's own folder. */
function moduleAddresses(): string[] {
  const require = createRequire(path.resolve("package.json"));
  const esm = (file: string) => pathToFileURL(file.replace(/\.cjs$/, ".js")).href;
  return [
    "@electric-sql/pglite",
    "@electric-sql/pglite-socket",
    "@electric-sql/pglite/contrib/pg_trgm",
    "@electric-sql/pglite/contrib/btree_gin",
  ].map((name) => esm(require.resolve(name)));
}

/** The embedded database's thread, as the main thread sees it. */
export class Embedded {
  readonly socketFolder: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #calls = 0;

  private constructor(worker: Worker, socketFolder: string) {
    this.#worker = worker;
    this.socketFolder = socketFolder;
    worker.on("message", (answer: Answer) => this.#receive(answer));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(new Error("the embedded database has stopped")));
  }
  static async start(dataDir: string, archive: string | undefined): Promise<Embedded> {
    // node-postgres finds a Unix socket by its folder and the port's number in its name.
    const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-"));
    const worker = new Worker(source, {
      eval: true,
      workerData: { dataDir, archive, modules: moduleAddresses(), socket: path.join(folder, ".s.PGSQL.5432") },
    });
    await new Promise<void>((resolve, reject) => {
      worker.once("message", (answer: Answer) => ("failed" in answer ? reject(new Error(answer.failed)) : resolve()));
      worker.once("error", reject);
    }).catch(async (error: unknown) => {
      await worker.terminate();
      rmSync(folder, { recursive: true, force: true });
      throw error;
    });
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
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
  #call(call: "dump" | "close"): Promise<unknown> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ call, id });
    });
  }
  async dump(): Promise<Uint8Array> {
    return (await this.#call("dump")) as Uint8Array;
  }
  async close(): Promise<void> {
    await this.#call("close");
    await this.#worker.terminate();
    rmSync(this.socketFolder, { recursive: true, force: true });
  }
}
