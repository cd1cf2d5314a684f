import type { Job } from "../framework/server/jobs/defineJob.ts";

/** The jobs in the folders of resources, found by their file name: each export is one. */
const modules = import.meta.glob<Readonly<Record<string, Job>>>("../resources/*/*/jobs.ts", {
  eager: true,
});

/** Background jobs of the app. */
export const jobs: readonly Job[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
