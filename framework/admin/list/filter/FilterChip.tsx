import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { findFilterField, getTraits, type Operator, type Resource } from "../../../schema/index.ts";
import type { Filter } from "./filters.ts";
import { getTarget } from "./listOperators.ts";
import { useFilterLabel } from "./useFilterLabel.ts";
import { useReferenceNames } from "./useReferenceNames.ts";
import { useValueText } from "./useValueText.ts";

interface Props {
  resource: Resource;
  /** The conditions of one field. */
  filters: readonly Filter[];
  onClick: (anchor: Element) => void;
  onDelete: () => void;
}
/** A field's filter: its name with its value, or with each of its conditions. */
export function FilterChip({ resource, filters, onClick, onDelete }: Props) {
  const translate = useTranslate();
  const field = filters[0]?.field ?? "";
  const label = useFilterLabel(resource)(field);
  const toText = useConditionText(resource, field, filters);
  const texts = filters.map(toText);
  // The operator "is" adds nothing to the colon.
  const isPlain = filters.every(({ operator }) => plainOperators.includes(operator));
  const text =
    isPlain && findFilterField(resource, field)
      ? translate("framework.form.labelled", { label, value: texts.join(", ") })
      : `${label} ${texts.join(translate("punctuation.comma"))}`.trim();
  return (
    <Chip
      size="small"
      label={text}
      color="primary"
      variant="outlined"
      title={text}
      onClick={(event) => onClick(event.currentTarget)}
      onDelete={onDelete}
      sx={{ maxWidth: 320 }}
    />
  );
}

const plainOperators: readonly Operator[] = ["is", "anyOf", "between"];
const maxShown = 3;

/** Returns the text of a condition: its values, after its operator unless the colon says it. */
function useConditionText(resource: Resource, name: string, filters: readonly Filter[]) {
  const translate = useTranslate();
  const valueText = useValueText(resource, name);
  const values = filters.flatMap((filter) => filter.values);
  const names = useReferenceNames(getTarget(resource, name), values);
  const field = findFilterField(resource, name);
  const isTime = field && getTraits(field).time === "instant";
  return ({ operator, values }: Filter): string => {
    const texts = values.map((value) => names[value] ?? valueText(value));
    const shown =
      texts.length > maxShown
        ? [...texts.slice(0, maxShown), `+${texts.length - maxShown}`]
        : texts;
    // The two ends of a range may be the same day.
    const value = operator === "between" ? [...new Set(texts)].join(" – ") : shown.join(", ");
    if (field && plainOperators.includes(operator)) return value;
    const key = isTime && operator === "lessThan" ? "before" : operator;
    return `${translate(`framework.list.operators.${key}`)} ${value}`.trim();
  };
}
