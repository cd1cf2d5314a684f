import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { type lineKinds, settlementLines } from "../../settlementLines/settlementLines.ts";

type Period = "day" | "month";
/** A number of a statement, linked to the lines that it sums. */
const linesLink = (period: Period, kind?: (typeof lineKinds)[number]): DisplayComponent =>
  function LinesLink({ record, name }) {
    const of: unknown = record[period];
    const value = Number(record[name] ?? 0);
    const text = name.endsWith("Count") ? value : formatMoney(value);
    if (value === 0 || typeof of !== "string") return text;
    const filter = { [period]: of, ...(kind ? { kind } : {}), tab: "settled" };
    return <InnerLink to={pathToList(settlementLines, filter)}>{text}</InnerLink>;
  };
export const renderLinesLinks = (period: Period) => ({
  orderCount: linesLink(period, "order"),
  gross: linesLink(period, "order"),
  commission: linesLink(period, "order"),
  coupon: linesLink(period),
  refundCount: linesLink(period, "refund"),
  refund: linesLink(period, "refund"),
  commissionReturned: linesLink(period, "refund"),
  adjust: linesLink(period, "adjust"),
  net: linesLink(period),
});
