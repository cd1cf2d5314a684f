import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { formatMoney } from "../display/format.ts";
import { tokens } from "../theme/tokens.ts";
import { useIsPhone } from "../theme/useIsPhone.ts";
import { AllButton } from "./AllButton.tsx";
import type { CardQuery } from "./CardState.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { accumulate } from "./compare.ts";
import { Legend, LineChart } from "./LineChart.tsx";
import { Panel } from "./Panel.tsx";
import { usePeriod, usePeriodNames } from "./period.tsx";
import { TableButton } from "./TableButton.tsx";

const chartHeight = 232;

/** An hour or a day of a chart, with the sums of the period and of the one before, in cents. */
export interface ChartSlot {
  at: string;
  current: number;
  before: number;
  /** The number of rows of the sum. */
  count: number;
}

interface Props {
  title: string;
  query: CardQuery;
  slots: readonly ChartSlot[];
  /** The last instant that the sums contain. */
  until: string;
  /** The heading of the counts in the table. */
  countLabel: string;
  /** The path of the rows behind the chart. */
  to: string;
}

/** The course of sums as lines or as a table; the lines of a single day add up its hours. */
export function ChartPanel({ title, query, slots, until, countLabel, to }: Props) {
  const translate = useTranslate();
  const period = usePeriod();
  const names = usePeriodNames();
  const [isTable, setTable] = useState(false);
  const labels = slots.map(({ at }) => names.formatSlot(at));
  const total = (sums: readonly number[]) => (period === 1 ? accumulate(sums) : [...sums]);
  const passed = slots.filter(({ at }) => new Date(at) <= new Date(until)).length;
  const current = total(slots.map((slot) => slot.current)).slice(0, passed);
  const before = total(slots.map((slot) => slot.before));
  const isEmpty = slots.every((slot) => slot.current === 0 && slot.before === 0);
  const isPhone = useIsPhone();
  const legends = (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      <Legend name={names.current} dash={false} />
      <Legend name={names.before} dash />
    </Box>
  );
  return (
    <Panel
      title={title}
      note={!isPhone && legends}
      query={query}
      height={chartHeight}
      tools={
        <>
          <TableButton isTable={isTable} onChange={setTable} />
          <AllButton to={to} />
        </>
      }
    >
      <Box sx={{ px: 2, pb: 2 }}>
        {/* On a phone the heading has no space for them. */}
        {isPhone && !isTable && !isEmpty && (
          <Typography variant="caption" component="div" sx={{ mb: 1.5, color: tokens.ink2 }}>
            {legends}
          </Typography>
        )}
        {isTable ? (
          <ChartTable
            labels={labels}
            slots={slots}
            passed={passed}
            names={names}
            countLabel={countLabel}
          />
        ) : isEmpty ? (
          <Box sx={{ minHeight: 120, color: tokens.ink2 }}>
            {translate("framework.dashboard.empty")}
          </Box>
        ) : (
          <LineChart
            label={translate("framework.dashboard.summary", {
              title,
              period: names.current,
              sum: formatMoney(slots.reduce((sum, slot) => sum + slot.current, 0)),
            })}
            labels={labels}
            current={current}
            before={before}
            names={names}
          />
        )}
      </Box>
    </Panel>
  );
}
