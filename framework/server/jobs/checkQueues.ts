import type { Resource } from "../../schema/index.ts";
import type { Queue } from "./defineQueue.ts";

/**
 * Returns a sentence for every queue that no resource declares, and for every declared one that is
 * not defined.
 */
export function checkQueues(resources: readonly Resource[], queues: readonly Queue[]): string[] {
  const declared = new Set(resources.flatMap((resource) => resource.queues));
  const defined = new Set(queues.map(({ name }) => name));
  return [
    ...[...defined]
      .filter((name) => !declared.has(name))
      .map((name) => `E304 ${name}: no resource declares the queue (add it to queues of one)`),
    ...resources.flatMap((resource) =>
      resource.queues
        .filter((name) => !defined.has(name))
        .map(
          (name) =>
            `E305 ${resource.name}.queues.${name}: nothing handles its tasks (define it in queues.ts)`,
        ),
    ),
  ];
}
