import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { ChartPanel } from "../../../../framework/admin/dashboard/ChartPanel.tsx";
import { compare } from "../../../../framework/admin/dashboard/compare.ts";
import { Figure } from "../../../../framework/admin/dashboard/Figure.tsx";
import { usePeriod, usePeriodNames } from "../../../../framework/admin/dashboard/period.tsx";
import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { payOrders } from "../payOrders.ts";

/** Reads what buyers paid; while another period loads, the last one stays. */
function useTurnover() {
  const provider = useAdminProvider();
  const days = usePeriod();
  return useQuery({
    queryKey: [payOrders.name, "turnover", days],
    queryFn: () => provider.runCall("payOrders", "getTurnover", { days }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
const toRows = (from = "", until = "") =>
  pathToList(payOrders, { kind: "order", status: "paid", addTime_gte: from, addTime_lte: until });

/** What buyers paid on the whole marketplace. */
export function TurnoverFigure() {
  const translate = useTranslate();
  const { locale } = useFormat();
  const { than } = usePeriodNames();
  const query = useTurnover();
  const { from, until, sum = 0, sumBefore = 0, slots } = query.data ?? {};
  const change = compare(sum, sumBefore);
  const past = (slots ?? []).filter(({ at }) => new Date(at) <= new Date(until ?? at));
  return (
    <Figure
      label={translate("resources.payOrders.screen.dashboard.turnover")}
      query={query}
      value={formatMoney(sum)}
      to={toRows(from, until)}
      change={change}
      changeText={change.percent === null ? "" : formatPercent(change.percent, locale)}
      than={than}
      course={past.map((slot) => slot.sum)}
    />
  );
}

/** The course of what buyers paid. */
export function TurnoverChart() {
  const translate = useTranslate();
  const messages = useResourceMessages(payOrders);
  const query = useTurnover();
  const { from, until, slots } = query.data ?? {};
  return (
    <ChartPanel
      title={translate("resources.payOrders.screen.dashboard.turnover")}
      query={query}
      slots={(slots ?? []).map(({ at, payments, sum, sumBefore }) => ({
        at,
        current: sum,
        before: sumBefore,
        count: payments,
      }))}
      until={until ?? ""}
      countLabel={messages.plural}
      to={toRows(from, until)}
    />
  );
}
