import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

export interface TestPostgres {
  /** Address of its `postgres` database. */
  url: string;
  /** Creates an empty database, and returns its address. */
  createDatabase(name?: string): Promise<string>;
  stop(): Promise<void>;
}

function binaries(): string | null {
  const roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/pgsql"];
  const found = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((version) => path.join(root, version, "bin")) : [],
  );
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  return [...found.reverse(), ...inPath].find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** PostgreSQL does not run as root; in that case it runs as its own user. */
function run(command: string, args: string[]): void {
  const asRoot = process.getuid?.() === 0;
  const [program, list] = asRoot ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];
  const { status, stderr, error } = spawnSync(program, list, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`${path.basename(command)}: ${stderr || error}`);
}
function listDatabases(url: string): TestPostgres["createDatabase"] {
  let made = 0;
  return async (given) => {
    made += 1;
    const name = given ?? `house_${process.pid}_${made}_${Date.now()}`;
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
    } finally {
      await client.end();
    }
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
}

/**
 * Starts a temporary cluster, or uses the server of TEST_DATABASE_URL; null if PostgreSQL is not
 * installed.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, createDatabase: listDatabases(given), stop: async () => {} };
  const bin = binaries();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-pg-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const port = await freePort();
  run(path.join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60`;
  run(path.join(bin, "pg_ctl"), ["-D", data, "-o", options, "-l", path.join(folder, "log"), "-w", "start"]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: listDatabases(url),
    stop: async () => {
      run(path.join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
