import { useTranslate } from "react-admin";
import { compare } from "../../../../../framework/admin/dashboard/compare.ts";
import { Figure } from "../../../../../framework/admin/dashboard/Figure.tsx";
import { usePeriodNames } from "../../../../../framework/admin/dashboard/period.tsx";
import { formatMoney, formatPercent } from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { listSalesLinks, type Sales, type Slot, useSales } from "./useSales.ts";

/** What a figure counts of a period, of the one before it, and of a slot. */
interface Measure {
  name: "sales" | "orders" | "average" | "refunded";
  link: keyof ReturnType<typeof listSalesLinks>;
  now: (sales: Sales) => number;
  before: (sales: Sales) => number;
  slot: (slot: Slot) => number;
}

const average = (total: number, count: number) => (count === 0 ? 0 : Math.round(total / count));

function Measured({ name, link, now, before, slot }: Measure) {
  const translate = useTranslate();
  const messages = useResourceMessages(orders);
  const { locale } = useFormat();
  const { than } = usePeriodNames();
  const query = useSales();
  const { data } = query;
  const value = data ? now(data) : 0;
  const earlier = data ? before(data) : 0;
  const change = compare(value, earlier);
  const isCount = name === "orders";
  const percent = change.percent === null ? "" : formatPercent(change.percent, locale);
  const past = (data?.slots ?? []).filter(({ at }) => new Date(at) <= new Date(data?.until ?? at));
  return (
    <Figure
      label={isCount ? messages.plural : translate(`resources.orders.screen.dashboard.${name}`)}
      query={query}
      value={isCount ? value : formatMoney(value)}
      to={data ? listSalesLinks(data)[link] : null}
      change={change}
      changeText={isCount ? String(Math.abs(value - earlier)) : percent}
      than={than}
      isInverse={name === "refunded"}
      course={past.map(slot)}
    />
  );
}

const sales: Measure = {
  name: "sales",
  link: "orders",
  now: (all) => all.sales,
  before: (all) => all.salesBefore,
  slot: (one) => one.sales,
};
const count: Measure = {
  name: "orders",
  link: "orders",
  now: (all) => all.orders,
  before: (all) => all.ordersBefore,
  slot: (one) => one.orders,
};
const perOrder: Measure = {
  name: "average",
  link: "orders",
  now: (all) => average(all.sales, all.orders),
  before: (all) => average(all.salesBefore, all.ordersBefore),
  slot: (one) => average(one.sales, one.orders),
};
const refunded: Measure = {
  name: "refunded",
  link: "refunds",
  now: (all) => all.refunded,
  before: (all) => all.refundedBefore,
  slot: (one) => one.refunded,
};

/** What the shop sold in the period. */
export const SalesFigure = () => <Measured {...sales} />;
/** How many orders were paid. */
export const CountFigure = () => <Measured {...count} />;
/** What an order amounts to. */
export const AverageFigure = () => <Measured {...perOrder} />;
/** What was refunded of the orders. */
export const RefundFigure = () => <Measured {...refunded} />;
