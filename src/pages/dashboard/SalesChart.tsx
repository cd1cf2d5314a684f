import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Table } from "lucide";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { accumulate } from "./compare.ts";
import { getDateLocale } from "./getDateLocale.ts";
import { LineChart } from "./LineChart.tsx";
import { listSalesLinks } from "./listSalesLinks.ts";
import { Panel } from "./Panel.tsx";
import { SalesTable } from "./SalesTable.tsx";
import type { Range, Sales } from "./useSales.ts";

const TableIcon = createIcon(Table);

interface Props {
  sales: Sales;
  days: Range;
  timeZone: string;
}

/** The course of the sales as lines or as a table; the lines of a single day add up its hours. */
export function SalesChart({ sales, days, timeZone }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isTable, setTable] = useState(false);
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.sales.${key}`, options);
  const slots = sales.slots ?? [];
  const format = new Intl.DateTimeFormat(
    getDateLocale(locale),
    days === 1 ? { hour: "numeric", timeZone } : { day: "numeric", month: "short", timeZone },
  );
  const labels = slots.map(({ at }) => format.format(new Date(at)));
  const total = (figures: readonly number[]) => (days === 1 ? accumulate(figures) : [...figures]);
  const passed = slots.filter(({ at }) => new Date(at) <= new Date(sales.until)).length;
  const current = total(slots.map((slot) => slot.sales)).slice(0, passed);
  const before = total(slots.map((slot) => slot.salesBefore));
  const names = { current: t("current"), before: t("before") };
  return (
    <Panel
      title={t("chart")}
      tools={
        <>
          <Button
            size="small"
            color="inherit"
            startIcon={<TableIcon />}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            sx={{ color: tokens.ink2 }}
          >
            {t("table")}
          </Button>
          <Button size="small" component={Link} to={listSalesLinks(sales).orders}>
            {t("open")}
          </Button>
        </>
      }
    >
      <Box sx={{ px: 2, pb: 2 }}>
        {isTable ? (
          <SalesTable labels={labels} slots={slots} names={names} />
        ) : (
          <LineChart
            label={t("summary", { sum: formatMoney(sales.sales) })}
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
