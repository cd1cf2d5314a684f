import { useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { can, getTraits, type Resource, text } from "../../../schema/index.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { type Column, isStateColumn } from "./columns.ts";
import { type ColumnConstraints, getColumnConstraints, isWhole } from "./columnWidths.ts";
import { estimateText } from "./estimateText.ts";
import { useFieldLabel } from "./useFieldLabel.ts";

const sampled = 50;
const none: readonly AdminRecord[] = [];
const composed = text();

/**
 * The width of each column, based on the first rows loaded: a page change does not shift the
 * columns, except where content would be truncated, and where it would be beside free space.
 */
export function useColumnConstraints(
  resource: Resource,
  columns: readonly Column[],
  rows: readonly AdminRecord[],
  sums: AdminRecord | null = null,
): ColumnConstraints[] {
  const format = useFormat();
  const translate = useTranslate();
  const label = useFieldLabel(resource);
  const actor = useActor();
  const { texts: screenTexts, displays: screenDisplays } = useScreens(resource);
  const [sample, setSample] = useState(none);
  if (sample.length === 0 && rows.length > 0) setSample(rows.slice(0, sampled));
  return useMemo(
    () =>
      columns.map((column) => {
        const t = column.own ? column.own.text : screenTexts?.[column.name];
        const isState = isStateColumn(column);
        // A deadline has an icon before its text.
        const isDeadline = column.priority === 1 && getTraits(column.field).time === "instant";
        const seen =
          (isState || isWhole(column, format.displays)) && rows !== sample
            ? [...sample, ...rows.slice(0, sampled)]
            : sample;
        const toText = (record: AdminRecord) =>
          t
            ? t(record, format.language, translate, format)
            : `${isDeadline ? "000" : ""}${estimateText(resource, column, record, format)}`;
        const texts = seen.map(toText);
        const later = seen === sample && rows !== sample ? rows.slice(0, sampled).map(toText) : [];
        // The button of a row's next step takes the place of the chip.
        if (isState)
          for (const { name, tone, from } of resource.actionList)
            if (
              tone === "primary" &&
              can(actor, resource, name) &&
              (!from || seen.some(({ status }) => from.includes(String(status))))
            )
              texts.push(`${translate(`resources.${resource.name}.actions.${name}`)} S`);
        // A composed text may be cut, but never the chip of a state, a deadline or a number.
        if (t && !isState && !column.numeric && getTraits(column.field).time !== "instant")
          return getColumnConstraints(
            { ...column, field: composed, names: true },
            label(column.name),
            texts,
            undefined,
            false,
            later,
          );
        // Sums are bold, so they need slightly more width.
        if (sums && resource.sums.includes(column.name))
          texts.push(`${estimateText(resource, column, sums, format)}00`);
        const hasOwnDisplay = screenDisplays?.[column.name] !== undefined;
        return getColumnConstraints(
          column,
          label(column.name),
          texts,
          format.displays,
          hasOwnDisplay,
          later,
        );
      }),
    [
      resource,
      columns,
      sample,
      rows,
      sums,
      label,
      actor,
      format,
      translate,
      screenTexts,
      screenDisplays,
    ],
  );
}
