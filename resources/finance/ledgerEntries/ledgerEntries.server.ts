import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import type { Calculated, TableRow } from "../../../framework/server/tables/DB.ts";
import { invariants } from "../ledger/queries/invariants/index.ts";
import { auditMoney } from "./jobs.ts";
import { ledgerEntries } from "./ledgerEntries.ts";
import { nameLedgerCauses } from "./queries/nameLedgerCauses.ts";

type AuditRun = Calculated<{
  status: NonNullable<TableRow<"job_runs">["status"]>;
  failures: { name: string; message: string }[];
}>;

export default defineRules(ledgerEntries, {
  read: ({ tx, rows }) => tx.asSystem(() => nameLedgerCauses(tx, rows)),
  calls: {
    // Runs as a job, one at a time for all processes: an audit of several years takes longer than a
    // call's time limit.
    audit: async ({ engine, tx, actor }) => {
      const askedBy = { id: actor.id, name: actor.name };
      const started = await engine.jobs?.begin(tx, auditMoney.name, { trigger: "manual", askedBy });
      if (typeof started === "number") return { id: started };
      const [newest] = await tx.asSystem(() =>
        tx.run(
          tx.db
            .selectFrom("job_runs")
            .select("id")
            .where("job", "=", auditMoney.name)
            .orderBy("id", "desc")
            .limit(1),
        ),
      );
      if (!newest) throw notFound();
      return { id: newest.id };
    },
    auditResult: async ({ tx, input }) => {
      const [run] = await tx.asSystem(() =>
        tx.run(sql<AuditRun>`
          select status, coalesce((select json_agg(json_build_object('name', ref, 'message', message) order by position)
            from job_runs_errors where parent_id = job_runs.id), '[]') as failures
          from job_runs where id = ${input.id} and job = ${auditMoney.name}`),
      );
      if (!run) throw notFound();
      // A failure without a name is the run's own: it stopped before the last invariant, so its
      // findings are incomplete.
      const isComplete = run.failures.every(({ name }) => name !== "");
      const status: AuditRun["status"] =
        run.status === "running" ? "running" : isComplete ? "done" : "failed";
      return { status, asked: invariants.length, broken: status === "done" ? run.failures : [] };
    },
  },
});
