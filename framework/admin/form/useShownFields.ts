import { useWatch } from "react-hook-form";
import { applies, type Field, type Fields } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** Returns whether a field's condition is met by what is typed, and by the stored record. */
export function useShownFields(
  fields: Fields,
  record: AdminRecord | undefined,
): (field: Field) => boolean {
  const conditions = new Set(
    Object.values(fields).flatMap((field) => Object.keys(field.options.visibleWhen ?? {})),
  );
  const input = [...conditions].filter((name) => Object.hasOwn(fields, name));
  const answers = useWatch({ name: input });
  const values = {
    ...record,
    ...Object.fromEntries(input.map((name, place) => [name, answers[place]])),
  };
  return (field) => applies(field, values);
}
