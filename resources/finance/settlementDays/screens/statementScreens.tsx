import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { settlementMonths } from "../../settlementMonths/settlementMonths.ts";
import type { settlementDays } from "../settlementDays.ts";
import { ConfirmBy } from "./ConfirmBy.tsx";
import { pathToLines } from "./pathToLines.ts";
import { summedParts } from "./summedParts.ts";

const LazySum = createLazyComponent(async () => (await import("./StatementSum.tsx")).StatementSum);
const LazyLines = createLazyComponent(
  async () => (await import("./StatementLines.tsx")).StatementLines,
);

type Statement = AdminRecord<typeof settlementDays> | AdminRecord<typeof settlementMonths>;
type Summed = (typeof summedParts)[number]["name"] | "orderCount" | "refundCount" | "net";
interface LinkProps {
  record: Statement;
  name: Summed;
}
const findPart = (name: Summed) =>
  summedParts.find((one) => one.name === name || one.count === name);
/** An amount of a statement with the sign with which it counts in the net one. */
const formatAmount = (record: Statement, name: Summed): string =>
  formatMoney((findPart(name)?.sign ?? 1) * (record[name] ?? 0));
/** A number of a statement as it counts in the net amount, linked to the lines that it sums. */
function LinesLink({ record, name }: LinkProps) {
  const part = findPart(name);
  const value = record[name] ?? 0;
  const text = name === part?.count ? value : formatAmount(record, name);
  const resource = { name: "day" in record ? "settlementDays" : "settlementMonths" };
  const path = value === 0 ? null : pathToLines(resource, record, part?.kind);
  return path ? <InnerLink to={path}>{text}</InnerLink> : text;
}

const formatDeducted = (cents: number): string => formatMoney(-cents);

/** The screens of daily and monthly statements: they open on those that wait for the shop. */
export const statementScreens = {
  firstTab: ["issued"],
  displays: {
    orderCount: LinesLink,
    gross: LinesLink,
    commission: LinesLink,
    coupon: LinesLink,
    refundCount: LinesLink,
    refund: LinesLink,
    commissionReturned: LinesLink,
    adjust: LinesLink,
    net: LinesLink,
    confirmBy: ConfirmBy,
  },
  // A sign takes space, too.
  texts: {
    commission: (record: Statement) => formatAmount(record, "commission"),
    refund: (record: Statement) => formatAmount(record, "refund"),
  },
  sums: { commission: formatDeducted, refund: formatDeducted },
  sections: { sum: { shown: LazySum }, lines: { shown: LazyLines } },
} as const;
