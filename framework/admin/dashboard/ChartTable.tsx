import { useTranslate } from "react-admin";
import { formatMoney } from "../display/format.ts";
import { noValue } from "../display/noValue.ts";
import type { ChartSlot } from "./ChartPanel.tsx";
import { FigureTable } from "./FigureTable.tsx";

interface Props {
  labels: readonly string[];
  slots: readonly ChartSlot[];
  /** The number of slots that have begun; the others have no figures yet. */
  passed: number;
  names: { current: string; before: string };
  /** The heading of the counts. */
  countLabel: string;
}

/** The figures of a chart. */
export function ChartTable({ labels, slots, passed, names, countLabel }: Props) {
  const translate = useTranslate();
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{translate("framework.dashboard.time")}</th>
          <th scope="col">{countLabel}</th>
          <th scope="col">{names.current}</th>
          <th scope="col">{names.before}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map(({ at, count, current, before }, place) => (
          <tr key={at}>
            <th scope="row">{labels[place]}</th>
            <td>{place < passed ? count : noValue}</td>
            <td>{place < passed ? formatMoney(current) : noValue}</td>
            <td>{formatMoney(before)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
