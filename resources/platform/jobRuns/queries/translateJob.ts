import type { Locale } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";

/** Returns what a job does; a job that no resource declares any more has no such message. */
export function translateJob(engine: Engine, locale: Locale, job: string): string {
  const owner = engine.resources.find(({ jobs }) => jobs.includes(job));
  const key = owner ? `resources.${owner.name}.jobs.${job}` : "resources.jobRuns.screen.removed";
  return engine.translate(locale, key);
}
