import { defineJob } from "../../../framework/server/jobs/job.ts";
import { auditMoney } from "./audit.ts";
import { invariants } from "./invariants/index.ts";

/** Asks each day whether everything that must hold of trade does; what does not is a failure that the platform sees. */
export const auditJob = defineJob({
  name: "auditMoney",
  everyMinutes: 24 * 60,
  run: async ({ database, progress }) => {
    const findings = await auditMoney(database.pool);
    for (const { name } of invariants)
      await progress.handle(name, async () => {
        const broken = findings.find((finding) => finding.name === name);
        if (broken) throw new Error(`${broken.many}: ${JSON.stringify(broken.rows)}`.slice(0, 900));
      });
  },
});
