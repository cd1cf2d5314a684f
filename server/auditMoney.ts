import { auditMoney, invariants } from "../resources/ledger/server/audit.ts";
import { readConfig } from "./config.ts";
import { openMigrated } from "./open.ts";

/** `npm run audit-money`: asks everything that must hold of the database that the server uses, and prints what does not. */
export async function main(): Promise<void> {
  const database = await openMigrated(readConfig(process.env));
  try {
    const findings = await auditMoney(database.pool);
    for (const { name, many, rows } of findings) {
      console.log(`BROKEN ${name}: ${many}`);
      for (const row of rows) console.log(`       ${JSON.stringify(row)}`);
    }
    console.log(
      findings.length === 0
        ? `All ${invariants.length} invariants hold.`
        : `${findings.length} of ${invariants.length} invariants do not hold.`,
    );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
