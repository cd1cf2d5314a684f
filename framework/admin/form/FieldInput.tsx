import { canAccessField, type Registered, type Resource } from "../../schema/index.ts";
import type { FieldPieceOf } from "../pieceNames.ts";
import { useActor } from "../resources.tsx";
import { useOpenForm } from "./FormContext.ts";
import { FormField } from "./FormField.tsx";
import { useShownFields } from "./useShownFields.ts";

/**
 * The input of one field within a `RecordForm`: the resource's custom input, or that of the field's
 * kind. Nothing if the actor may not write the field, or its condition is not met.
 *
 * @throws {Error} when the resource of the form has no such field.
 */
export function FieldInput<R extends Resource = Registered>(props: FieldPieceOf<R>) {
  const { name, label, labelHidden = false } = props;
  const { resource, record, fields } = useOpenForm();
  const isShown = useShownFields(fields, record);
  const actor = useActor();
  const field = resource.fields[name];
  if (!field) throw new Error(`FieldInput: "${resource.name}" has no field "${name}"`);
  // A new record has no stored value to show.
  const isKnown = record !== undefined || Object.hasOwn(fields, name);
  if (!isKnown || !canAccessField(actor, field) || !isShown(field)) return null;
  return <FormField name={name} field={field} label={label} labelHidden={labelHidden} />;
}
