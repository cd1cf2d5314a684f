import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { findField, type Resource, toCents } from "../../../schema/index.ts";
import { formatMoney } from "../../display/format.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { getKind } from "../table/columns.ts";
import { useNamed } from "./useNamed.ts";

/** Formats one value of a filter: translated choices, grouped digits, localized days. */
export function useValueText(resource: Resource, name: string) {
  const translate = useTranslate();
  const { choice } = useResourceMessages(resource);
  const field = findField(resource, name);
  const kind = field ? getKind(field) : "text";
  const named = useNamed(resource);
  return useCallback(
    (value: string): string => {
      const known = named(name)?.find((one) => one.value === value);
      if (known) return known.name;
      if (kind === "choice" || kind === "choices") return choice(name, value);
      if (kind === "boolean")
        return translate(value === "true" ? "ra.boolean.true" : "ra.boolean.false");
      // A filter holds the amount in wire format.
      if (kind === "money" && Number.isFinite(Number(value)))
        return formatMoney(toCents(Number(value)));
      if (kind === "percent") return `${value}%`;
      return value;
    },
    [kind, choice, name, named, translate],
  );
}
