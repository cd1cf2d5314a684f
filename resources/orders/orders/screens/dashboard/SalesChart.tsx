import { useTranslate } from "react-admin";
import { ChartPanel } from "../../../../../framework/admin/dashboard/ChartPanel.tsx";
import { toPath } from "../../../../../framework/admin/paths.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { listSalesLinks, useSales } from "./useSales.ts";

/** The course of the shop's sales. */
export function SalesChart() {
  const translate = useTranslate();
  const messages = useResourceMessages(orders);
  const query = useSales();
  const { data } = query;
  return (
    <ChartPanel
      title={translate("resources.orders.screen.dashboard.sales")}
      query={query}
      slots={(data?.slots ?? []).map(({ at, sales, salesBefore, orders: count }) => ({
        at,
        current: sales,
        before: salesBefore,
        count,
      }))}
      until={data?.until ?? ""}
      countLabel={messages.plural}
      to={data ? listSalesLinks(data).orders : toPath(orders, "list")}
    />
  );
}
