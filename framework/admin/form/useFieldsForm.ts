import { useMemo } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { Fields } from "../../schema/index.ts";
import { type LabelOf, nestedErrors, useSentences } from "./errors.ts";
import { readForm } from "./readForm.ts";

interface Options {
  /** The fields that are typed in; the same object as long as they are the same. */
  fields: Fields;
  start: Readonly<Record<string, unknown>>;
  /** Values of the record that the form does not show. */
  rest?: Readonly<Record<string, unknown>>;
  labelOf: LabelOf;
  /** The form's own focus knows inputs by their names alone; who knows more of them says no here, and uses `reveal`. */
  shouldFocusError?: boolean;
}
const nothing = {};

/** A form over declared fields: validated as the server will, from the first save on at each key. */
export function useFieldsForm({ fields, start, rest = nothing, labelOf, shouldFocusError = true }: Options) {
  const t = useSentences(labelOf);
  const resolver = useMemo<Resolver<FieldValues>>(
    () => (typed) => {
      const { values, issues } = readForm(fields, typed, rest);
      const errors = nestedErrors(fields, issues, t);
      return Object.keys(issues).length ? { values: {}, errors } : { values, errors: {} };
    },
    [fields, rest, t],
  );
  return useForm<FieldValues>({ defaultValues: { ...start }, resolver, reValidateMode: "onChange", shouldFocusError });
}
