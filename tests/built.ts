import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { build } from "vite";

export interface Process {
  child: ChildProcess;
  base: string;
  /** What it has written so far, on both of its streams. */
  output(): string;
  /** Its exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>;
}
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The API process as `npm run build` makes it, to be run as an operator runs it. */
export class BuiltServer {
  // Inside the project, as `dist` is, so that its packages are found from there; TEST_SERVER names one that is just built.
  readonly #folder =
    process.env.TEST_SERVER ?? path.resolve("node_modules/.cache", `markethall-server-${process.pid}-${Date.now()}`);
  readonly #running = new Set<ChildProcess>();

  async build(): Promise<void> {
    if (process.env.TEST_SERVER) return;
    await build({
      configFile: path.resolve("vite.server.config.ts"),
      logLevel: "error",
      build: { outDir: this.#folder, sourcemap: false },
    });
  }
  /** Starts a process with nothing but these variables, from a folder that is not the project's. */
  async spawn(env: Record<string, string>): Promise<Process> {
    const port = env.PORT ?? String(await freePort());
    const script = `import(${JSON.stringify(path.join(this.#folder, "main.js"))}).then((server) => server.main())`;
    const child = spawn(process.execPath, ["-e", script], {
      cwd: os.tmpdir(),
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env, PORT: port },
    });
    this.#running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
    const ended = new Promise<number | null>((resolve) =>
      child.once("close", (code) => {
        this.#running.delete(child);
        resolve(code);
      }),
    );
    return { child, base: `http://127.0.0.1:${port}`, output: () => output, ended };
  }
  /** Starts one and waits until it answers. */
  async start(env: Record<string, string>): Promise<Process> {
    const started = await this.spawn(env);
    let over = false;
    started.ended.then(() => (over = true));
    while (!over) {
      const ready = await fetch(`${started.base}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return started;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`it ended before it served: ${started.output()}`);
  }
  close(): void {
    for (const child of this.#running) child.kill("SIGKILL");
    if (!process.env.TEST_SERVER) rmSync(this.#folder, { recursive: true, force: true });
  }
}
