import {
  type ChoiceName,
  type ChoiceOptions,
  type Choices,
  listChoices,
} from "../../fields/choice/schema.ts";
import type { PlainShape } from "./shape.ts";

/**
 * Describes a value of a choice as code has it: its name, also where a resource's own calls carry
 * its integer.
 *
 * @example
 * ```ts
 * const answer = shapes.object({ status: choiceName(suppliers.fields.status) });
 * ```
 */
export const choiceName = <const C extends Choices>(
  { options }: { readonly options: ChoiceOptions & { readonly choices: C } },
  description?: string,
): PlainShape<ChoiceName<C>> => ({
  describe: () => ({
    type: "string",
    enum: listChoices(options),
    ...(description === undefined ? {} : { description }),
  }),
});
