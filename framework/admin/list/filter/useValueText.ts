import { useCallback } from "react";
import {
  findFilterField,
  findListFilter,
  getValueField,
  type Resource,
} from "../../../schema/index.ts";
import { useFormat } from "../../display/useFormat.ts";
import { getDisplay } from "../../fields/displays.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useNamed } from "./useNamed.ts";

/** Formats one value of a filter: translated choices, grouped digits, localized days. */
export function useValueText(resource: Resource, name: string) {
  const format = useFormat();
  const { choice, getChoiceLabel } = useResourceMessages(resource);
  const field = findFilterField(resource, name);
  const own = findListFilter(resource, name) !== undefined;
  const shown = field && getValueField(field);
  const named = useNamed(resource);
  return useCallback(
    (value: string): string => {
      const known = named(name)?.find((one) => one.value === value);
      if (known) return known.name;
      if (!shown) return value;
      if (shown.type.traits.choice)
        return own ? getChoiceLabel(`filterChoices.${name}`, value) : choice(name, value);
      return getDisplay(shown, format.displays).formatFilter?.(value, format) ?? value;
    },
    [shown, own, choice, getChoiceLabel, name, named, format],
  );
}
