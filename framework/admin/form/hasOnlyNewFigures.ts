import { getTraits, type Resource } from "../../schema/index.ts";
import { isSameValue } from "../isSameValue.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether two versions of a record differ only in values that no form writes, such as counters and
 * totals. A state is no figure: whoever edits the record has to know that it has changed.
 */
export const hasOnlyNewFigures = (
  { fields }: Pick<Resource, "fields">,
  one: Values,
  other: Values,
): boolean =>
  Object.entries(fields).every(
    ([name, field]) =>
      isSameValue(one[name], other[name]) ||
      (field.options.readOnly === true && getTraits(field).choice === undefined),
  );
