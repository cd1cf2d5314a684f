import { useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { type Resource, text } from "../../../schema/index.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { AdminRecord } from "../../provider.ts";
import { useScreens } from "../../resources.tsx";
import type { Column } from "./columns.ts";
import { type ColumnConstraints, getColumnConstraints, isWhole } from "./columnWidths.ts";
import { estimateText } from "./estimateText.ts";
import { useFieldLabel } from "./useFieldLabel.ts";

const sampled = 50;
const none: readonly AdminRecord[] = [];
const messages = text();

/**
 * The width of each column, based on the first rows loaded: a page change does not shift the
 * columns, except where content would be truncated.
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
  const { texts: screenTexts } = useScreens(resource);
  const [sample, setSample] = useState(none);
  if (sample.length === 0 && rows.length > 0) setSample(rows.slice(0, sampled));
  return useMemo(
    () =>
      columns.map((column) => {
        const t = column.own ? column.own.text : screenTexts?.[column.name];
        if (t) {
          const texts = sample.map((record) => t(record, format.language, translate));
          return getColumnConstraints(
            { ...column, field: messages, names: true },
            label(column.name),
            texts,
          );
        }
        const seen =
          isWhole(column, format.displays) && rows !== sample
            ? [...sample, ...rows.slice(0, sampled)]
            : sample;
        const texts = seen.map((record) => estimateText(resource, column, record, format));
        // Sums are bold, so they need slightly more width.
        if (sums && resource.sums.includes(column.name))
          texts.push(`${estimateText(resource, column, sums, format)}00`);
        return getColumnConstraints(column, label(column.name), texts, format.displays);
      }),
    [resource, columns, sample, rows, sums, label, format, translate, screenTexts],
  );
}
