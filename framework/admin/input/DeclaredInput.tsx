import { useRecordContext } from "react-admin";
import type { Field, Resource } from "../../schema/index.ts";
import { getInput } from "../fields/inputs.ts";
import type { AdminRecord } from "../provider.ts";
import { useAdmin, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";

export interface DeclaredInputProps {
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
export function DeclaredInput({
  resource,
  field,
  name,
  source,
  label,
  choiceMessages,
  compact = false,
  labelHidden = false,
}: DeclaredInputProps) {
  const messages = useResourceMessages(resource);
  const { kinds } = useAdmin();
  const record = useRecordContext<Partial<AdminRecord>>();
  const Own = useScreens(resource).inputs?.[name];
  // When editing, an existing password is optional, so the field differs from the declared one.
  const declared = resource.fields[name];
  const isOwn = declared === field || (declared?.type === field.type && field.type.traits.secret);
  const Input = kinds?.[field.kind]?.Input ?? getInput(field);
  const input = {
    resource,
    field,
    name,
    source,
    label: label ?? messages.field(name),
    choiceMessages: choiceMessages ?? `choices.${name}`,
    compact,
    labelHidden,
  };
  const defaultInput = <Input {...input} DeclaredInput={DeclaredInput} />;
  if (!Own || source !== name || !isOwn) return defaultInput;
  const mode = typeof record?.id === "number" ? "edit" : "create";
  return <Own source={source} name={name} mode={mode} defaultInput={defaultInput} input={input} />;
}
