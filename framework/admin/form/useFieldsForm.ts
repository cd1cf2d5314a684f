import { type RefObject, useMemo } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { Fields, Issues } from "../../schema/index.ts";
import { joinIssues, type LabelGetter, nestErrors, useSentences } from "./errors.ts";
import { readForm } from "./readForm.ts";

interface Options {
  /** The form's fields; must be a stable reference. */
  fields: Fields;
  start: Readonly<Record<string, unknown>>;
  /** The record's values that the form does not show. */
  rest?: Readonly<Record<string, unknown>>;
  /** Finds further issues of the next save: those of the action that follows it. */
  further?: RefObject<((values: Readonly<Record<string, unknown>>) => Issues) | null>;
  getLabel: LabelGetter;
  /** react-hook-form finds inputs by name only; pass false when the form uses `reveal` instead. */
  shouldFocusError?: boolean;
}
const nothing = {};

/**
 * Creates a form over declared fields, with the server's validation; after the first save it
 * validates on each change.
 */
export function useFieldsForm({
  fields,
  start,
  rest = nothing,
  further,
  getLabel: resolveLabel,
  shouldFocusError = true,
}: Options) {
  const t = useSentences(resolveLabel);
  const resolver = useMemo<Resolver<FieldValues>>(
    () => (typed) => {
      const { values, issues: own } = readForm(fields, typed, rest);
      const issues = joinIssues(own, further?.current?.({ ...rest, ...values }) ?? {});
      const errors = nestErrors(fields, issues, t);
      return Object.keys(issues).length ? { values: {}, errors } : { values, errors: {} };
    },
    [fields, rest, further, t],
  );
  return useForm<FieldValues>({
    defaultValues: { ...start },
    resolver,
    reValidateMode: "onChange",
    shouldFocusError,
  });
}
