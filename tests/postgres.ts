import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

export interface TestPostgres {
  /** Address of its `postgres` database. */
  url: string;
  /** The same, through a Unix socket where the cluster has one: cheaper for each query. */
  socket: string;
  /** Creates an empty database, and returns its address. */
  createDatabase(name?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

function binaries(): string | null {
  const roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/pgsql"];
  const found = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((version) => path.join(root, version, "bin")) : [],
  );
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  return (
    [...found.reverse(), ...inPath].find((folder) => existsSync(path.join(folder, "initdb"))) ??
    null
  );
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
  const [program, list] = asRoot
    ? ["runuser", ["-u", "postgres", "--", command, ...args]]
    : [command, args];
  const { status, stderr, error } = spawnSync(program, list, {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`${path.basename(command)}: ${stderr || error}`);
}
async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the calls that create and drop databases on the server at this address. */
export function manageDatabases(
  url: string,
): Pick<TestPostgres, "createDatabase" | "dropDatabase"> {
  let created = 0;
  return {
    createDatabase: async (given) => {
      created += 1;
      const name = given ?? `markethall_${process.pid}_${created}_${Date.now()}`;
      await execute(url, `create database ${pg.escapeIdentifier(name)}`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    dropDatabase: (name) =>
      execute(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  };
}

/** A cluster that is deleted after the run: nothing has to survive a crash. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "100",
  shared_buffers: "256MB",
  max_wal_size: "8GB",
  autovacuum: "off",
  jit: "off",
};

/**
 * Starts a temporary cluster, or uses the server of TEST_DATABASE_URL; null if PostgreSQL is not
 * installed. A long run needs autovacuum.
 */
export async function startPostgres(
  changed: Partial<typeof settings> = {},
): Promise<TestPostgres | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, socket: given, ...manageDatabases(given), stop: async () => {} };
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
  const address = { port, listen_addresses: "127.0.0.1", unix_socket_directories: folder };
  const options = Object.entries({ ...address, ...settings, ...changed }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  run(path.join(bin, "pg_ctl"), [
    "-D",
    data,
    "-o",
    options.join(" "),
    "-l",
    path.join(folder, "log"),
    "-w",
    "start",
  ]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    socket: `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    ...manageDatabases(url),
    stop: async () => {
      run(path.join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
