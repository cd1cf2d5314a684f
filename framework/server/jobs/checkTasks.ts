import type { Resource } from "../../schema/index.ts";

type Named = readonly { readonly name: string }[];

/** Work that resources declare by its name, and a file beside the declaration defines. */
const kinds = {
  queues: { noun: "queue", undeclared: "E304", undefined: "E305", file: "queues.ts" },
  jobs: { noun: "job", undeclared: "E306", undefined: "E307", file: "jobs.ts" },
} as const;

/**
 * Returns a sentence for every queue and job that no resource declares, and for every declared one
 * that is not defined.
 */
export const checkTasks = (
  resources: readonly Resource[],
  defined: Readonly<Record<keyof typeof kinds, Named>>,
): string[] => [
  ...compare(resources, "queues", defined.queues),
  ...compare(resources, "jobs", defined.jobs),
];

function compare(
  resources: readonly Resource[],
  key: keyof typeof kinds,
  definitions: Named,
): string[] {
  const { noun, undeclared, undefined: missing, file } = kinds[key];
  const declared = new Set(resources.flatMap((resource) => resource[key]));
  const defined = new Set(definitions.map(({ name }) => name));
  return [
    ...[...defined]
      .filter((name) => !declared.has(name))
      .map(
        (name) =>
          `${undeclared} ${name}: no resource declares the ${noun} (add it to ${key} of one)`,
      ),
    ...resources.flatMap((resource) =>
      resource[key]
        .filter((name) => !defined.has(name))
        .map(
          (name) =>
            `${missing} ${resource.name}.${key}.${name}: no ${file} defines it (add it there)`,
        ),
    ),
  ];
}
