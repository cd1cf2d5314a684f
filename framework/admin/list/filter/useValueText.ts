import { useCallback } from "react";
import { useTranslate } from "react-admin";
import {
  findFilterField,
  findListFilter,
  getValueField,
  type Resource,
  toCents,
} from "../../../schema/index.ts";
import { formatInstant, formatMoney } from "../../display/format.ts";
import { useAdmin } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useNamed } from "./useNamed.ts";

/** Formats one value of a filter: translated choices, grouped digits, localized days. */
export function useValueText(resource: Resource, name: string) {
  const translate = useTranslate();
  const { choice, getChoiceLabel } = useResourceMessages(resource);
  const field = findFilterField(resource, name);
  const own = findListFilter(resource, name) !== undefined;
  const shown = field && getValueField(field);
  const named = useNamed(resource);
  const { timeZone } = useAdmin();
  return useCallback(
    (value: string): string => {
      const known = named(name)?.find((one) => one.value === value);
      if (known) return known.name;
      if (shown?.type.traits.choice)
        return own ? getChoiceLabel(`filterChoices.${name}`, value) : choice(name, value);
      if (shown?.type.traits.flag)
        return translate(value === "true" ? "ra.boolean.true" : "ra.boolean.false");
      // A filter holds the amount in wire format.
      if (shown?.kind === "money" && Number.isFinite(Number(value)))
        return formatMoney(toCents(Number(value)));
      // The bounds of days are shown as days; any other instant is one of the tenant's clocks.
      if (shown?.type.traits.time === "instant" && /T.+Z$/.test(value))
        return formatInstant(value, timeZone);
      if (shown?.kind === "percent") return `${value}%`;
      return value;
    },
    [shown, own, choice, getChoiceLabel, name, named, translate, timeZone],
  );
}
