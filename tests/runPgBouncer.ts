import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import os from "node:os";
import path from "node:path";
import { freePort } from "./built.ts";

/** Whether PgBouncer is installed; Debian has it outside the path of users. */
export const hasPgBouncer =
  spawnSync("sh", ["-c", 'PATH="$PATH:/usr/sbin" command -v pgbouncer']).status === 0;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/**
 * Starts PgBouncer in transaction mode, with few connections to the server, in front of a database.
 * Returns the database's address through it.
 */
export async function startPgBouncer(databaseUrl: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"));
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${serverPort || 5432} user=${username || "postgres"}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  const command = ["pgbouncer", file];
  const child: ChildProcess = spawn(
    isRoot ? "runuser" : "pgbouncer",
    isRoot ? ["-u", "postgres", "--", ...command] : [file],
    { stdio: "ignore", env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } },
  );
  for (let turn = 0; !(await accepts(port)); turn += 1) {
    if (turn > 100) throw new Error("PgBouncer does not listen");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://${username || "postgres"}@127.0.0.1:${port}/${name}`,
    stop() {
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
