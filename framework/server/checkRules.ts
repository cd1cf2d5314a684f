import { listCalls, type Resource } from "../schema/index.ts";
import type { DefinedRules } from "./defineRules.ts";

/** Mismatch between rules and resource declarations. */
export class RulesError extends Error {
  readonly expected = true;
  constructor(code: string, where: string, what: string, mend: string) {
    super(`${code} ${where}: ${what} (${mend})`);
    this.name = "RulesError";
  }
}
/**
 * Returns an error for every rule without a resource, and for every call and every filter without a
 * rule that implements it.
 */
export function checkRules(
  resources: readonly Resource[],
  rules: readonly DefinedRules[],
): RulesError[] {
  const strangers = rules.filter(
    ({ resource }) => !resources.some(({ name }) => name === resource),
  );
  const idle = resources.flatMap((resource) => {
    const calls = rules.find((one) => one.resource === resource.name)?.rules.calls;
    return listCalls(resource).flatMap(([call]) =>
      calls?.[call] ? [] : [{ name: resource.name, call }],
    );
  });
  const unfiltered = resources.flatMap((resource) => {
    const filters = rules.find((one) => one.resource === resource.name)?.rules.filters;
    return resource.filterList.flatMap((filter) =>
      filters?.[filter.name] ? [] : [{ name: resource.name, filter: filter.name }],
    );
  });
  return [
    ...strangers.map(
      ({ resource }) =>
        new RulesError(
          "E301",
          resource,
          "has rules, but is no declared resource",
          "add it to resources/declarations.ts, or delete its rules",
        ),
    ),
    ...idle.map(
      ({ name, call }) =>
        new RulesError(
          "E302",
          `${name}.calls.${call}`,
          "no rule does its work",
          `write it in ${name}.server.ts`,
        ),
    ),
    ...unfiltered.map(
      ({ name, filter }) =>
        new RulesError(
          "E303",
          `${name}.filters.${filter}`,
          "no condition finds its rows",
          `write it under filters in ${name}.server.ts`,
        ),
    ),
  ];
}
