import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { type Resource, systemColumns } from "../../../schema/index.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useListParts } from "../ListParts.ts";

const system: readonly string[] = systemColumns;
/** The heading of a column: the resource's message, or the framework's for system columns. */
export function useFieldLabel(resource: Resource) {
  const translate = useTranslate();
  const { field } = useResourceMessages(resource);
  const { columns } = useListParts();
  return useCallback(
    (name: string): string => {
      const own = columns?.find((one) => typeof one !== "string" && one.name === name);
      if (typeof own === "object") return own.label;
      if (!system.includes(name) || Object.hasOwn(resource.fields, name)) return field(name);
      // A log, in the order of its entries, shows when an event occurred.
      const isLog = resource.readOnly && ["id", "addTime"].includes(resource.sort[0]);
      return translate(`framework.list.system.${name === "addTime" && isLog ? "at" : name}`);
    },
    [translate, field, resource, columns],
  );
}
