import type { Field, Resource } from "../../schema/index.ts";
import { getInput } from "../fields/inputs.tsx";
import { useAdmin, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";

export interface FieldInputProps {
  resource: Resource;
  field: Field;
  name: string;
  source: string;
  /** Overrides the field's label, for child rows and dialogs, whose messages are elsewhere. */
  label?: string;
  choiceMessages?: string;
  compact?: boolean;
  labelHidden?: boolean;
}

/**
 * The input of one field by its kind, or the resource's custom input. Registers itself with the
 * surrounding form.
 */
export function FieldInput({
  resource,
  field,
  name,
  source,
  label,
  choiceMessages,
  compact = false,
  labelHidden = false,
}: FieldInputProps) {
  const messages = useResourceMessages(resource);
  const { kinds } = useAdmin();
  const Own = useScreens(resource).inputs?.[name];
  // When editing, an existing password is optional, so the field differs from the declared one.
  const declared = resource.fields[name];
  const isOwn = declared === field || (declared?.type === field.type && field.type.traits.secret);
  if (Own && source === name && isOwn) return <Own source={source} name={name} />;
  const Input = kinds?.[field.kind]?.Input ?? getInput(field);
  return (
    <Input
      resource={resource}
      field={field}
      name={name}
      source={source}
      label={label ?? messages.field(name)}
      choiceMessages={choiceMessages ?? `choices.${name}`}
      compact={compact}
      labelHidden={labelHidden}
      FieldInput={FieldInput}
    />
  );
}
