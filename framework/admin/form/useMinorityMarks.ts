import type { SxProps, Theme } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import type { Fields } from "../../schema/index.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

const isOptional = ({ options, type }: Fields[string]): boolean =>
  !options.required && !type.traits.flag;

/** The label of a field of the form itself, and not of an input within it. */
const labels = [
  ".MuiFormControl-root",
  ".MuiAutocomplete-root > .MuiFormControl-root",
  ".MuiFormControl-root > [data-columns]",
].map((control) => `& [data-source] > ${control} > .MuiFormLabel-root`);

/**
 * Returns the style of a form that marks its optional fields, if they are fewer than the required
 * ones, which then have no asterisk. The marks are no part of the names of the fields, since screen
 * readers say of each whether it is required.
 */
export function useMinorityMarks(fields: Fields): SxProps<Theme> {
  const mark = useTranslate()("framework.form.optional");
  const all = Object.values(fields);
  const optional = all.filter(isOptional);
  if (optional.length * 2 > all.length) return {};
  return {
    "& .MuiFormLabel-asterisk": { display: "none" },
    [labels.map((label) => `${label}:not(.Mui-required)::after`).join(", ")]: {
      content: `" (${mark})" / ""`,
      color: tokens.ink3,
      fontWeight: weights.text,
    },
  };
}
