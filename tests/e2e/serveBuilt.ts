import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";

/** A server at an address, until it is stopped. */
export interface Served {
  base: string;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Runs the build, and ends with the process that started it, whose pipe then closes. */
const script = `
  process.stdin.resume().once("end", () => process.kill(process.pid, "SIGTERM"));
  import(${JSON.stringify(path.resolve("dist/server/main.js"))}).then((server) => server.main());
`;

/** Milliseconds until a server that fills its demo on a busy machine must answer. */
const startMs = 180_000;

/**
 * Starts the product as `npm start` serves it, usually with the demo, and waits until it answers.
 * Without an address its database is embedded, in its data folder.
 */
export async function serveBuilt(options: {
  dataDir: string;
  databaseUrl?: string;
  demo?: "on" | "off";
  /** The folder that holds the served `dist`; by default the project's. */
  folder?: string;
  /** Options of Node.js, and more of its environment. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<Served> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: options.dataDir,
    DEMO: options.demo ?? "on",
    NODE_ENV: "production",
    DATABASE_URL: options.databaseUrl ?? "",
    ...options.env,
  };
  const child = spawn(process.execPath, [...(options.args ?? []), "-e", script], {
    stdio: ["pipe", "ignore", "inherit"],
    cwd: options.folder ?? process.cwd(),
    env,
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  const start = performance.now();
  while (child.exitCode === null && performance.now() - start < startMs) {
    const ready = await fetch(`${base}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { base, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the built server does not answer");
}
