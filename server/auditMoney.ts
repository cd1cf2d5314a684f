import { parseArgs } from "node:util";
import { auditMoney } from "../resources/finance/ledger/server/audit.ts";
import { invariants } from "../resources/finance/ledger/server/invariants/index.ts";
import { ConfigError, readConfig } from "./config.ts";
import { loadDemo } from "./loadDemo.ts";
import { openMigrated } from "./open.ts";

const help = `npm run audit-money                        asks the database that the server uses (an embedded one while no server runs on it)
npm run audit-money -- --url <address>     asks a server that runs; --user and AUDIT_PASSWORD name an administrator, the demo's unless said`;
/** Shown when signing in to a server without the demo fails. */
const howToSignIn =
  "Name an administrator by --user <name> and AUDIT_PASSWORD=<password>; npm run add-admin makes one.";

/** `npm run audit-money`: checks every invariant of trade and prints those that do not hold. */
export async function main(args: string[]): Promise<void> {
  try {
    await audit(args);
  } catch (error) {
    // Errors that the operator can fix are printed in one line, without a stack.
    console.error(error instanceof Error && "expected" in error ? error.message : error);
    process.exitCode = 1;
  }
}
async function audit(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string" },
      user: { type: "string", default: "platform" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void console.log(help);
  const broken = values.url ? await askServer(values.url, values.user) : await askDatabase();
  for (const { ref, message } of broken) console.log(`BROKEN ${ref}: ${message}`);
  const all = invariants.length;
  console.log(
    broken.length === 0 ? `All ${all} invariants hold.` : `${broken.length} of ${all} invariants do not hold.`,
  );
  if (broken.length > 0) process.exitCode = 1;
}
interface Broken {
  ref: string;
  message: string;
}
async function askDatabase(): Promise<Broken[]> {
  const database = await openMigrated(readConfig(process.env));
  try {
    const findings = await auditMoney(database.pool);
    return findings.map(({ name, many, rows }) => ({ ref: name, message: `${many}: ${JSON.stringify(rows)}` }));
  } finally {
    await database.close();
  }
}
/** Runs the audit on the server, as its jobs screen does. */
async function askServer(url: string, username: string): Promise<Broken[]> {
  const call = async (path: string, token: string | null, body?: object) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new ConfigError(`No server answers at ${url}: ${cause}`);
    });
    return response.json().catch(() => {
      throw new ConfigError(`${url} is no server of this program: ${path} answered ${response.status}`);
    }) as Promise<{ code: number; message: string; data: Run & { token: string } }>;
  };
  const get = async (path: string, token: string | null, body?: object) => {
    const { code, message, data } = await call(path, token, body);
    if (code !== 200) throw new ConfigError(`${url} refuses ${path}: ${message}`);
    return data;
  };
  const password = process.env.AUDIT_PASSWORD || (await loadDemo()).demoPassword;
  const login = await call("common/login", null, { username, password });
  if (login.code !== 200)
    throw new ConfigError(`${url} does not let ${username} sign in: ${login.message}. ${howToSignIn}`);
  const { token } = login.data;
  const { id } = await get("system/job/run", token, { job: "auditMoney" });
  for (;;) {
    const run = await get(`system/job/get?id=${id}`, token);
    if (run.status !== "running") return run.errors;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
interface Run {
  id: number;
  status: "running" | "done" | "failed";
  errors: Broken[];
}
