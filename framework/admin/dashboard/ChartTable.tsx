import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import { formatMoney } from "../display/format.ts";
import { noValue } from "../display/noValue.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import type { ChartSlot } from "./ChartPanel.tsx";

const Figures = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "6px 8px", textAlign: "right" },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { fontWeight: weights.medium, color: tokens.ink2 },
  "& tbody th": { fontWeight: weights.text },
  "& tr": { borderBottom: `1px solid ${tokens.line}` },
}));

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
    <Figures>
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
    </Figures>
  );
}
