import type { ComponentType } from "react";
import type { Field, Resource } from "../../schema/index.ts";

export interface KindInputProps {
  resource: Resource;
  field: Field;
  name: string;
  /** Path of the value in the form: the name itself, or `lines.2.price` in child rows. */
  source: string;
  label: string;
  /** Where the words of its choices stand among those of the resource: `choices.status`, `rowChoices.lines.unit`. */
  choiceMessages: string;
  /** In a table's cell: the label is only spoken, and nothing has a margin. */
  compact: boolean;
  /** The label stands above already, and is only spoken. */
  labelHidden: boolean;
}
export type KindInput = ComponentType<KindInputProps>;
