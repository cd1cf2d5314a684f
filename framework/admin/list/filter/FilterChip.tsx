import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { findFilterField, getTraits, type Resource } from "../../../schema/index.ts";
import type { Filter } from "./filters.ts";
import { getTarget } from "./listOperators.ts";
import { useFilterLabel } from "./useFilterLabel.ts";
import { useReferenceNames } from "./useReferenceNames.ts";
import { useValueText } from "./useValueText.ts";

interface Props {
  resource: Resource;
  filter: Filter;
  onClick: (anchor: Element) => void;
  onDelete: () => void;
}
export function FilterChip({ resource, filter, onClick, onDelete }: Props) {
  const translate = useTranslate();
  const label = useFilterLabel(resource)(filter.field);
  const valueText = useValueText(resource, filter.field);
  const names = useReferenceNames(getTarget(resource, filter.field), filter.values);
  const field = findFilterField(resource, filter.field);
  const texts = filter.values.map((value) => names[value] ?? valueText(value));
  const maxShown = 3;
  const shown =
    texts.length > maxShown ? [...texts.slice(0, maxShown), `+${texts.length - maxShown}`] : texts;
  // The two ends of a range may be the same day.
  const value = filter.operator === "between" ? [...new Set(texts)].join(" – ") : shown.join(", ");
  const isTime = field && getTraits(field).time === "instant";
  const operator = translate(
    `framework.list.operators.${isTime && filter.operator === "lessThan" ? "before" : filter.operator}`,
  );
  // The operator "is" adds nothing to the colon.
  const plain =
    filter.operator === "is" || filter.operator === "anyOf" || filter.operator === "between";
  const text =
    plain && field
      ? translate("framework.form.labelled", { label, value })
      : `${label} ${operator} ${value}`.trim();
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
