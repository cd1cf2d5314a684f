import { useTranslate } from "react-admin";
import { type Field, getTraits } from "../../schema/index.ts";
import { getToneTokens, tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

/** The label of a field of the form itself, and not of an input within it. */
const labels = [
  ".MuiFormControl-root",
  ".MuiAutocomplete-root > .MuiFormControl-root",
  ".MuiFormControl-root > [data-columns]",
].map((control) => `& [data-source]:not([data-unmarked]) > ${control} > .MuiFormLabel-root`);
const select = (state: string) => labels.map((label) => `${label}${state}::after`).join(", ");

/** Whether fewer fields are required than can be left empty; some are marked as neither. */
export function marksRequired(fields: Readonly<Record<string, Field>>): boolean {
  const marked = Object.values(fields).filter(
    (field) =>
      !(getTraits(field).flag || getTraits(field).secret) && field.options.default === undefined,
  );
  const required = marked.filter(({ options }) => options.required === true).length;
  return required > 0 && required < marked.length - required;
}

/**
 * Returns the style of a form that marks its optional fields, or its required ones where these are
 * fewer. The marks are no part of the names of the fields, since screen readers say of each whether
 * it is required.
 *
 * @param fields The fields of the form.
 */
export function useOptionalMarks(fields: Readonly<Record<string, Field>>) {
  const mark = useTranslate()("framework.form.optional");
  if (marksRequired(fields))
    return {
      [select(".Mui-required")]: { content: `" *" / ""`, color: getToneTokens("error").text },
    };
  return {
    [select(":not(.Mui-required)")]: {
      content: `" (${mark})" / ""`,
      color: tokens.ink3,
      fontWeight: weights.text,
    },
  };
}
