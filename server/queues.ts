import type { Queue } from "../framework/server/jobs/defineQueue.ts";

/** The queues in the folders of resources, found by their file name: each export is one. */
const modules = import.meta.glob<Readonly<Record<string, Queue>>>("../resources/*/*/queues.ts", {
  eager: true,
});

/** Queues of the app. */
export const queues: readonly Queue[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
