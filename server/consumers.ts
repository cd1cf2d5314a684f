import type { Consumer } from "../core/events/server/defineConsumer.ts";

/** The consumers in the folders of resources, found by their file name: each export is one. */
const modules = import.meta.glob<Readonly<Record<string, Consumer>>>(
  "../resources/*/*/consumers.ts",
  { eager: true },
);

/** Consumers of the app's domain events. */
export const consumers: readonly Consumer[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
