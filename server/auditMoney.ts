import { parseArgs } from "node:util";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { auditMoney, invariants } from "../resources/finance/server.ts";
import { readConfig } from "./config.ts";
import { ConfigError } from "./configError.ts";
import { loadDemo } from "./loadDemo.ts";
import { openMigrated } from "./open.ts";

const help = `npm run audit-money                        checks the database that the server uses (an embedded one only while no server is running)
npm run audit-money -- --url <address>     checks a running server; --user and AUDIT_PASSWORD are an administrator's, by default the demo's`;
/** Shown when signing in to a server without the demo fails. */
const howToSignIn =
  "Give an administrator's name and password with --user <name> and AUDIT_PASSWORD=<password>; npm run add-admin creates one.";

/** `npm run audit-money`: checks every invariant of trade and prints those that do not hold. */
export async function main(args: string[]): Promise<void> {
  configureApp(app);
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
    broken.length === 0
      ? `All ${all} invariants hold.`
      : `${broken.length} of ${all} invariants do not hold.`,
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
    return findings.map(({ name, count, rows }) => ({
      ref: name,
      message: `${count}: ${JSON.stringify(rows)}`,
    }));
  } finally {
    await database.close();
  }
}
/** Runs the audit on the server, as its jobs screen does. */
async function askServer(url: string, username: string): Promise<Broken[]> {
  const call = async (path: string, token: string | null, body?: object) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      const cause =
        error instanceof Error && error.cause instanceof Error
          ? error.cause.message
          : String(error);
      throw new ConfigError(`No server responds at ${url}: ${cause}`);
    });
    return response.json().catch(() => {
      throw new ConfigError(
        `${url} isn't a Markethall server: ${path} returned ${response.status}`,
      );
    }) as Promise<{ code: number; message: string; data: Run & { token: string } }>;
  };
  const get = async (path: string, token: string | null, body?: object) => {
    const { code, message, data } = await call(path, token, body);
    if (code !== 200) throw new ConfigError(`${url} rejected ${path}: ${message}`);
    return data;
  };
  const password = process.env.AUDIT_PASSWORD || (await loadDemo()).demoPassword;
  const login = await call("common/login", null, { username, password });
  if (login.code !== 200)
    throw new ConfigError(
      `${url} doesn't let ${username} sign in: ${login.message}. ${howToSignIn}`,
    );
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
