import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import { noValue } from "../../display/noValue.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { AdminRecord } from "../../provider.ts";
import { useScreens } from "../../resources.tsx";
import { isEmptyValue } from "../isEmptyValue.ts";
import type { Column } from "../table/columns.ts";
import { isSwitch } from "./selectPhoneParts.ts";

/**
 * Returns whether a column of a record has something to show: a switch while it is on, and a value
 * for which the screen has words unless these are the dash of no value.
 */
export function useIsShown(resource: Resource) {
  const { displays, texts } = useScreens(resource);
  const format = useFormat();
  return useMemo(
    () =>
      (column: Column, record: AdminRecord): boolean => {
        const { name, own } = column;
        const value: unknown = record[name];
        if (own !== null) return true;
        if (isSwitch(column, displays)) return value === true;
        const toText = displays?.[name] && texts?.[name];
        if (!toText) return !isEmptyValue(value);
        const text = toText(record, format.language, format.translate, format);
        return text !== "" && text !== noValue;
      },
    [displays, texts, format],
  );
}

/** Returns the columns that have something to show in one of the rows, so that none is in vain. */
export function useShownColumns(
  resource: Resource,
  columns: readonly Column[],
  data: readonly AdminRecord[],
): readonly Column[] {
  const isShown = useIsShown(resource);
  return useMemo(
    () => columns.filter((column) => data.some((record) => isShown(column, record))),
    [columns, data, isShown],
  );
}
