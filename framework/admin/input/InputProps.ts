import type { ComponentType } from "react";
import type { Field, Resource } from "../../schema/index.ts";
import type { DeclaredInputProps } from "./DeclaredInput.tsx";

export interface KindInputProps {
  resource: Resource;
  field: Field;
  name: string;
  /** Form path of the value: the field name, or `lines.2.price` in child rows. */
  source: string;
  label: string;
  /** Message path of the choices within the resource: `choices.status`, `rowChoices.lines.unit`. */
  choiceMessages: string;
  /** In a table cell: the label is for screen readers only, and there are no margins. */
  compact: boolean;
  /** The label is already shown above; this one is for screen readers only. */
  labelHidden: boolean;
}
/** Renders the inputs of the fields within a field, as child rows have them. */
export interface NestedInputs {
  DeclaredInput: ComponentType<DeclaredInputProps>;
}
export type KindInput = ComponentType<KindInputProps & NestedInputs>;
