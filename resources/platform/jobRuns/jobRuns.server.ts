import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { getNextDueTime } from "../../../framework/server/jobs/defineJob.ts";
import type { Trigger } from "../../../framework/server/jobs/jobRunStore.ts";
import { domainError } from "../errors.ts";
import { jobRuns } from "./jobRuns.ts";
import { translateJob } from "./queries/translateJob.ts";

/** Returns the key of the message of a stored code; null for a sentence, stored as it is. */
function findMessageKey(ref: unknown, message: string | null | undefined): string | null {
  if (message?.startsWith("resources.")) return message;
  if (ref === "" && (message === "lost" || message === "stopped"))
    return `resources.jobRuns.screen.${message}`;
  return null;
}

/** Starts a run for a user; it continues after the request's transaction commits. */
async function begin(
  { engine, tx, actor }: AppContext,
  job: string,
  trigger: Trigger,
): Promise<number> {
  if (!engine.jobs?.job(job)) throw invalid({ job: { key: "validation.type.choice" } });
  const id = await engine.jobs.begin(tx, job, {
    trigger,
    askedBy: { id: actor.id, name: actor.name },
  });
  if (id === null) throw domainError("job.running");
  return id;
}

export default defineRules(jobRuns, {
  /** Why a run ended early, or skipped an item, is stored as a code and translated here. */
  read: ({ rows, engine, locale }) => {
    const now = new Date();
    for (const row of rows) {
      const job = engine.jobs?.jobs.find(({ name }) => name === row.job);
      row.nextAt = job ? getNextDueTime(job, now).toISOString() : null;
      row.title = translateJob(engine, locale, row.job ?? "");
      for (const error of row.errors ?? []) {
        const key = findMessageKey(error.ref, error.message);
        if (key) error.message = engine.translate(locale, key);
      }
    }
  },
  actions: {
    rerun: async (context) => {
      if (context.record.job) await begin(context, context.record.job, "retry");
      return undefined;
    },
  },
  calls: {
    jobs: async ({ engine, tx, locale }) => {
      const last = await tx.run(
        tx.db
          .selectFrom("job_runs")
          .distinctOn("job")
          .select(["job", "status", "started_at as startedAt"])
          .orderBy("job")
          .orderBy("id", "desc"),
      );
      const now = new Date();
      const list = (engine.jobs?.jobs ?? []).map((job) => {
        const run = last.find((one) => one.job === job.name);
        return {
          job: job.name,
          title: translateJob(engine, locale, job.name),
          everyMinutes: job.everyMinutes,
          running: run?.status === "running",
          lastAt: run?.startedAt ?? null,
          lastStatus: run?.status ?? null,
          nextAt: getNextDueTime(job, now).toISOString(),
        };
      });
      return { list: list.toSorted((a, b) => a.title.localeCompare(b.title, locale)) };
    },
    run: async (context) => ({ id: await begin(context, context.input.job, "manual") }),
  },
});
