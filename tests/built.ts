import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { build } from "vite";

export interface Process {
  child: ChildProcess;
  base: string;
  /** The output so far, of both streams. */
  output(): string;
  /** The exit code, once the process has ended; null if a signal ended it. */
  ended: Promise<number | null>;
}
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The API process as `npm run build` creates it, run as an operator runs it. */
export class BuiltServer {
  // Inside the project, like `dist`, so that its packages resolve from there; TEST_SERVER names an
  // existing build.
  readonly #folder =
    process.env.TEST_SERVER ??
    path.resolve("node_modules/.cache", `markethall-server-${process.pid}-${Date.now()}`);
  readonly #running = new Set<ChildProcess>();

  async build(): Promise<void> {
    if (process.env.TEST_SERVER) return;
    await build({
      configFile: path.resolve("vite.server.config.ts"),
      logLevel: "error",
      build: { outDir: this.#folder, sourcemap: false },
    });
  }
  /** Starts a process with only these variables, in a folder outside the project. */
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
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk));
    const ended = new Promise<number | null>((resolve) =>
      child.once("close", (code) => {
        this.#running.delete(child);
        resolve(code);
      }),
    );
    return { child, base: `http://127.0.0.1:${port}`, output: () => output, ended };
  }
  /** Starts a process, and waits until it responds. */
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
