import type { Field, Resource } from "../../schema/index.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { inputs } from "./inputs.tsx";

interface Props {
  resource: Resource;
  field: Field;
  name: string;
  source: string;
  /** The field's own word unless said: child rows and dialogs have theirs elsewhere. */
  label?: string;
  choiceMessages?: string;
  compact?: boolean;
  labelHidden?: boolean;
}

/** One field typed in, as its kind is, or as the resource's folder draws it. It registers itself with the form around it. */
export function FieldInput({
  resource,
  field,
  name,
  source,
  label,
  choiceMessages,
  compact = false,
  labelHidden = false,
}: Props) {
  const messages = useResourceMessages(resource);
  const Own = useScreens(resource).inputs?.[name];
  // An edit does not ask for a password that it has: the field is then one like the declared one.
  const declared = resource.fields[name];
  const isOwn = declared === field || (declared?.kind === "password" && field.kind === "password");
  if (Own && source === name && isOwn) return <Own source={source} name={name} />;
  const Input = inputs[field.kind];
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
    />
  );
}
