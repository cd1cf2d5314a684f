import type { DisplayProps } from "./DisplayProps.ts";

type Shown = Pick<DisplayProps, "resource" | "name" | "choiceMessages" | "format">;
/** Returns the label of a value of a choice. */
export const getChoiceLabel = (
  { resource, name, choiceMessages = `choices.${name}`, format }: Shown,
  value: unknown,
): string =>
  format.translate(`resources.${resource.name}.${choiceMessages}.${String(value)}`, {
    _: String(value),
  });
