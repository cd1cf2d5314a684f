import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { fieldOf, type Resource } from "../../../schema/index.ts";
import { formatMoney } from "../../display/format.ts";
import { useWords } from "../../useWords.ts";
import { kindOf } from "../table/columns.ts";

/** How one value of a filter reads: words for choices, digits grouped, days as the language writes them. */
export function useValueText(resource: Resource, name: string) {
  const translate = useTranslate();
  const { choice } = useWords(resource);
  const field = fieldOf(resource, name);
  const kind = field ? kindOf(field) : "text";
  return useCallback(
    (value: string): string => {
      if (kind === "choice" || kind === "choices") return choice(name, value);
      if (kind === "boolean") return translate(value === "true" ? "ra.boolean.true" : "ra.boolean.false");
      // A filter holds the amount as it travels.
      if (kind === "money" && Number.isFinite(Number(value))) return formatMoney(Math.round(Number(value) * 100));
      if (kind === "percent") return `${value} %`;
      return value;
    },
    [kind, choice, name, translate],
  );
}
