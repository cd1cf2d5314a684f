import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type lineKinds, settlementLines } from "../../settlementLines/settlementLines.ts";
import type { settlementMonths } from "../../settlementMonths/settlementMonths.ts";
import type { settlementDays } from "../settlementDays.ts";

type Statement = AdminRecord<typeof settlementDays> | AdminRecord<typeof settlementMonths>;
interface LinkProps {
  record: Statement;
  name: SummedField;
}
type SummedField =
  | "orderCount"
  | "gross"
  | "commission"
  | "coupon"
  | "refundCount"
  | "refund"
  | "commissionReturned"
  | "adjust"
  | "net";
type Period = "day" | "month";
function getPeriod(record: Statement): string | null | undefined {
  if ("day" in record) return record.day;
  return "month" in record ? record.month : null;
}

/** A number of a statement, linked to the lines that it sums. */
const linesLink = (period: Period, kind?: (typeof lineKinds)[number]) =>
  function LinesLink({ record, name }: LinkProps) {
    const of = getPeriod(record);
    const value = record[name] ?? 0;
    const text = name.endsWith("Count") ? value : formatMoney(value);
    if (value === 0 || !of) return text;
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
