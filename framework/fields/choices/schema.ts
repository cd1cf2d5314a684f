import type { LimitOptions } from "../../schema/field.ts";
import { listChoices, parseChoice } from "../choice/schema.ts";
import { createKind, type DeclaredOf, type Only, type With } from "../defineKind.ts";
import { multipleOperators } from "../operators.ts";
import { parseList } from "../parse/list.ts";

/** Options of `choices` in addition to those of every kind. */
export interface ChoicesOptions extends LimitOptions {
  /** The values, in the order of screens. */
  choices: readonly string[];
}

/** Several of the declared values. */
const choicesKind = createKind<string[], ChoicesOptions>()({
  name: "choices",
  traits: { choice: "many", list: true },
  options: ["choices", "min", "max"],
  filters: multipleOperators,
  parse: (raw, options) => [...new Set(parseList(raw).map((one) => parseChoice(one, options)))],
  rule: (options, rules) => rules.list(options),
  listOptionErrors: (options) =>
    listChoices(options).length > 0
      ? []
      : [{ code: "E104", what: "has nothing to choose from", mend: "list its words" }],
});

/**
 * Declares a selection of several of the given strings: a list without duplicates, empty rather
 * than null.
 *
 * @example
 * ```ts
 * const weekdays = choices(["mon", "tue", "wed", "thu", "fri"], { min: 1 });
 * ```
 */
export function choices<
  const C extends readonly string[],
  const O extends With<LimitOptions, readonly NoInfer<C>[number][]> = Record<never, never>,
>(
  values: C,
  options?: Only<O, LimitOptions>,
): DeclaredOf<typeof choicesKind, C[number][], O & { choices: C }> {
  return {
    kind: "choices",
    type: choicesKind,
    options: { ...options, choices: values } as O & { choices: C },
  };
}
choices.type = choicesKind;
