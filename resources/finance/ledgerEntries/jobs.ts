import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { checkEachInvariant, checkInvariant } from "../ledger/queries/auditMoney.ts";

/**
 * Checks all invariants of trade daily; each violation is reported to the platform as a failure of
 * the job.
 */
export const auditMoney = defineJob({
  name: "auditMoney",
  everyMinutes: 24 * 60,
  run: ({ database, progress }) =>
    checkEachInvariant((invariant) =>
      progress.handle(invariant.name, async () => {
        const finding = await checkInvariant(database.pool, invariant);
        if (finding)
          throw new Error(`${finding.count}: ${JSON.stringify(finding.rows)}`.slice(0, 900));
      }),
    ),
});
