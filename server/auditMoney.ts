import { parseArgs } from "node:util";
import { auditMoney } from "../resources/ledger/server/audit.ts";
import { invariants } from "../resources/ledger/server/invariants/index.ts";
import { readConfig } from "./config.ts";
import { demoPassword } from "./demo/members.ts";
import { openMigrated } from "./open.ts";

const help = `npm run audit-money                        asks the database that the server uses (an embedded one while no server runs on it)
npm run audit-money -- --url <address>     asks a server that runs; --user and AUDIT_PASSWORD name an administrator, the demo's unless said`;

/** `npm run audit-money`: asks everything that must hold of all trade, and prints what does not. */
export async function main(args: string[]): Promise<void> {
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
/** Has the server itself run the audit, as its screen of jobs does. */
async function askServer(url: string, username: string): Promise<Broken[]> {
  const call = async (path: string, token: string | null, body?: object) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: Run & { token: string };
    };
    if (code !== 200) throw new Error(`${path}: ${message}`);
    return data;
  };
  const password = process.env.AUDIT_PASSWORD || demoPassword;
  const { token } = await call("common/login", null, { username, password });
  const { id } = await call("system/job/run", token, { job: "auditMoney" });
  for (;;) {
    const run = await call(`system/job/get?id=${id}`, token);
    if (run.status !== "running") return run.errors;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
interface Run {
  id: number;
  status: "running" | "done" | "failed";
  errors: Broken[];
}
