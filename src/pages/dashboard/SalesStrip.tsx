import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useLocale, useTranslate } from "react-admin";
import { formatMoney, formatPercent } from "../../../framework/admin/display/format.ts";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { compare } from "./compare.ts";
import { Figure } from "./Figure.tsx";
import { listSalesLinks } from "./listSalesLinks.ts";
import type { Range, Sales, Slot } from "./useSales.ts";

interface Props {
  sales: Sales | undefined;
  days: Range;
  timeZone: string;
}

const average = (total: number, count: number) => (count === 0 ? 0 : Math.round(total / count));

/** The shop's sales, orders, average order and refunds beside those of the period before. */
export function SalesStrip({ sales, days, timeZone }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.sales.${key}`, options);
  const grid = {
    display: "grid",
    mb: 2,
    gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" },
    gap: "1px",
    backgroundColor: tokens.line,
    "& > *": { backgroundColor: tokens.surface },
  } as const;
  if (!sales)
    return (
      <Card sx={grid} aria-hidden="true">
        {["sales", "orders", "average", "refunds"].map((name) => (
          <Box key={name} sx={{ p: 2 }}>
            <Skeleton width={80} />
            <Skeleton width={120} height={32} />
            <Skeleton width={100} />
          </Box>
        ))}
      </Card>
    );
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone });
  const than =
    days === 1
      ? t("thanWeekday", { day: weekday.format(new Date(sales.until)) })
      : t("thanBefore", { smart_count: days });
  const links = listSalesLinks(sales);
  const past = (sales.slots ?? []).filter(({ at }) => new Date(at) <= new Date(sales.until));
  const course = (pick: (slot: Slot) => number) => past.map(pick);
  const percent = (change: number | null) => (change === null ? "" : formatPercent(change, locale));
  const figure = (label: string, value: number, before: number, pick: (slot: Slot) => number) => {
    const change = compare(value, before);
    return {
      label: t(label),
      value: formatMoney(value),
      change,
      changeText: percent(change.percent),
      than,
      course: course(pick),
    };
  };
  const orders = compare(sales.orders, sales.ordersBefore);
  return (
    <Card component="section" aria-label={t("title")} sx={grid}>
      <Figure
        {...figure("sales", sales.sales, sales.salesBefore, (slot) => slot.sales)}
        to={links.orders}
      />
      <Figure
        label={t("orders")}
        value={sales.orders}
        change={orders}
        changeText={String(Math.abs(sales.orders - sales.ordersBefore))}
        than={than}
        course={course((slot) => slot.orders)}
        to={links.orders}
      />
      <Figure
        {...figure(
          "average",
          average(sales.sales, sales.orders),
          average(sales.salesBefore, sales.ordersBefore),
          (slot) => average(slot.sales, slot.orders),
        )}
        to={links.orders}
      />
      <Figure
        {...figure("refunded", sales.refunded, sales.refundedBefore, (slot) => slot.refunded)}
        isInverse
        to={links.refunds}
      />
    </Card>
  );
}
