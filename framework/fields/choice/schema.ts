import type { CommonOptions } from "../../schema/field.ts";
import { InvalidValue } from "../../schema/issue.ts";
import { createKind, type DeclaredOf, type Only, type With } from "../defineKind.ts";
import type { OptionError } from "../FieldKind.ts";
import { singleOperators } from "../operators.ts";
import { reject } from "../parse/reject.ts";

/** The values of a choice: strings, or strings with their integers on the wire. */
export type Choices = readonly string[] | Readonly<Record<string, number>>;
/** A value of a choice in code. */
export type ChoiceName<C extends Choices> = C extends readonly (infer W extends string)[]
  ? W
  : Extract<keyof C, string>;
/** Options of `choice` in addition to those of every kind and its values. */
export interface StateOptions extends CommonOptions {
  /**
   * The value is a state that the row passes through: screens show it as a chip. A field `status`
   * always is one; every other choice is shown as text.
   */
  state?: true;
}
/** All options of `choice`. */
export interface ChoiceOptions extends StateOptions {
  /** The values, in the order of screens. */
  choices: Choices;
}

/** Whether a field is a state that its row passes through. */
export const isState = (name: string, options: object): boolean =>
  name === "status" || ("state" in options && options.state === true);

/** The most values that a message lists; the API reference has longer lists. */
const maxListed = 10;

const isCoded = (choices: Choices): choices is Readonly<Record<string, number>> =>
  !Array.isArray(choices);
/** Returns the values of a choice, with or without integers. */
export const listChoices = ({ choices }: ChoiceOptions): readonly string[] =>
  isCoded(choices) ? Object.keys(choices) : choices;

/**
 * Parses a value of a choice, or its integer.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseChoice(raw: unknown, options: ChoiceOptions): string {
  const { choices } = options;
  const values = listChoices(options);
  if (typeof raw === "string" && values.includes(raw)) return raw;
  if (isCoded(choices) && (typeof raw === "number" || typeof raw === "string")) {
    const value = values.find((one) => String(choices[one]) === String(raw));
    if (value !== undefined) return value;
  }
  if (values.length > maxListed) return reject("choice");
  const listed = values.map((one) => (isCoded(choices) ? `${choices[one]} (${one})` : one));
  throw new InvalidValue("oneOf", { choices: listed.join(", ") });
}

function listChoiceErrors(options: ChoiceOptions): OptionError[] {
  const values = listChoices(options);
  if (values.length === 0)
    return [{ code: "E104", what: "has nothing to choose from", mend: "list its words" }];
  const { default: value } = options;
  if (value === undefined || values.includes(String(value))) return [];
  const what = `its default "${value}" is not one of its words`;
  return [{ code: "E105", what, mend: `use one of ${values.join(", ")}` }];
}

/** One of several declared values. */
const choiceKind = createKind<string, ChoiceOptions>()({
  name: "choice",
  traits: { choice: "one", identifying: true },
  options: ["choices", "state"],
  filters: singleOperators,
  parse: parseChoice,
  rule: (_, rules) => rules.any(),
  isConverted: ({ choices }) => isCoded(choices),
  toWire: (value, { choices }) => (isCoded(choices) ? choices[value] : value),
  fromWire: (raw, { choices }) =>
    (isCoded(choices) && Object.keys(choices).find((one) => choices[one] === raw)) || String(raw),
  listOptionErrors: listChoiceErrors,
});

/**
 * Declares one of several values, which are strings in code. Declared as a list, the string is also
 * on the wire; declared as `{ value: integer }`, the wire carries the integer. A choice named
 * `status` is the state that actions change.
 *
 * @example
 * ```ts
 * const status = choice(["active", "paused"], { default: "active", readOnly: true });
 * const kind = choice({ ordinary: 1, digital: 2 }, { required: true, filter: true });
 * ```
 */
export function choice<
  const C extends Choices,
  const O extends With<StateOptions, ChoiceName<NoInfer<C>>> = Record<never, never>,
>(
  choices: C,
  options?: Only<O, StateOptions>,
): DeclaredOf<typeof choiceKind, ChoiceName<C>, O & { choices: C }> {
  return {
    kind: "choice",
    type: choiceKind,
    options: { ...options, choices } as O & { choices: C },
  };
}
choice.type = choiceKind;
