import {
  allowNull,
  type Field,
  type Fields,
  getLimits,
  listComparedFields,
  type JsonSchema as Schema,
} from "../../../schema/index.ts";
import { getServerKind } from "../../fields/serverKinds.ts";

const describe = (field: Field): Schema =>
  field.kind === "computed"
    ? { ...toSchema(field.options.of), readOnly: true }
    : getServerKind(field).describe(field.options, (fields, use) =>
        toObjectSchema(fields, use === "input"),
      );
/** Returns the schema of a field's values, with its limits. */
export function toSchema(field: Field): Schema {
  const { pattern, readOnly } = field.options;
  const { min, max } = getLimits(field);
  const { text, secret, list } = field.type.traits;
  const limits =
    text || secret
      ? { minLength: min, maxLength: max, pattern: (pattern ?? field.type.format)?.source }
      : list
        ? // A list that depends on another field is empty where it does not apply.
          { minItems: field.options.visibleWhen ? undefined : min, maxItems: max }
        : { minimum: min, maximum: max };
  const operation = Object.entries({ ...limits, readOnly: readOnly || undefined }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...describe(field), ...Object.fromEntries(operation) };
}
const expectedShape = (name: string, field: Field): Schema => ({
  ...toSchema(field),
  description:
    `The ${name} that the editor saw. The new ${name} of an existing row is saved only if the row still holds this number; ` +
    `otherwise, or if omitted, the request fails with 409, data.error "record.valueChanged", the current number in data.value. ` +
    `A ${name} equal to it is not changed`,
});
/** Whether no record lacks a value: a field that depends on another one may be empty. */
export const isAlwaysRequired = ({ options }: Field): boolean =>
  options.required === true && !options.visibleWhen;
/** Returns the schema of some fields, for the input or the output of a call. */
export function toObjectSchema(fields: Fields, input: boolean): Schema {
  const shown = Object.entries(fields).filter(([, field]) =>
    input ? !field.options.readOnly : !field.type.traits.secret,
  );
  const required = shown.flatMap(([name, field]) => (isAlwaysRequired(field) ? [name] : []));
  return {
    type: "object",
    properties: Object.fromEntries([
      ...shown.map(([name, field]) => [
        name,
        isAlwaysRequired(field) ? toSchema(field) : allowNull(toSchema(field)),
      ]),
      ...(input
        ? listComparedFields(fields).map(({ name, key, field }) => [
            key,
            expectedShape(name, field),
          ])
        : []),
    ]),
    ...(input && required.length ? { required } : {}),
  };
}
