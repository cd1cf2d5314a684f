import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { type Resource, systemColumns } from "../../../schema/index.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";

const system: readonly string[] = systemColumns;
/** The heading of a column: the resource's message, or the framework's for system columns. */
export function useFieldLabel(resource: Resource) {
  const translate = useTranslate();
  const { field } = useResourceMessages(resource);
  return useCallback(
    (name: string): string => {
      if (!system.includes(name) || Object.hasOwn(resource.fields, name)) return field(name);
      // A log entry was not created at that time, the event occurred.
      return translate(`markethall.list.system.${name === "addTime" && resource.readOnly ? "at" : name}`);
    },
    [translate, field, resource],
  );
}
