import { useTranslate } from "react-admin";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

/** The label of a field of the form itself, and not of an input within it. */
const labels = [
  ".MuiFormControl-root",
  ".MuiAutocomplete-root > .MuiFormControl-root",
  ".MuiFormControl-root > [data-columns]",
].map((control) => `& [data-source]:not([data-unmarked]) > ${control} > .MuiFormLabel-root`);

/**
 * Returns the style of a form that marks its optional fields; required ones have no mark. The marks
 * are no part of the names of the fields, since screen readers say of each whether it is required.
 */
export function useOptionalMarks() {
  const mark = useTranslate()("framework.form.optional");
  return {
    [labels.map((label) => `${label}:not(.Mui-required)::after`).join(", ")]: {
      content: `" (${mark})" / ""`,
      color: tokens.ink3,
      fontWeight: weights.text,
    },
  } as const;
}
