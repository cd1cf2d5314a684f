import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { AllButton } from "../../../../framework/admin/dashboard/AllButton.tsx";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { type Outlook, useOutlook } from "./useOutlook.ts";

const Rows = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: "0 16px 12px",
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
  "& a, & .still": {
    display: "grid",
    gridTemplateColumns: "minmax(84px, 1.1fr) minmax(40px, 1fr) auto minmax(84px, auto)",
    alignItems: "center",
    columnGap: 8,
    minHeight: 30,
    color: tokens.ink2,
    textDecoration: "none",
    "@media (pointer: coarse)": { minHeight: 44 },
  },
  "& a:hover .when": { textDecoration: "underline" },
  "& .bar": {
    height: 6,
    borderRadius: 3,
    minWidth: 2,
    backgroundColor: tokens.accent,
    opacity: 0.6,
  },
  // What isn't certain yet is hatched.
  "& .bar.open": {
    opacity: 1,
    background: `repeating-linear-gradient(135deg, ${tokens.accent} 0 3px, transparent 3px 6px)`,
  },
  "& .amount": { color: tokens.ink, fontWeight: weights.strong, textAlign: "end" },
}));

type Row = NonNullable<Outlook["coming"]>[number];

/** What is pending, by the day on which it becomes available; each row opens what it counts. */
export function ComingCard() {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`resources.balanceTransactions.screen.coming.${key}`, options);
  const { locale, timeZone } = useFormat();
  const query = useOutlook();
  const getPath = useRowPath();
  const rows = query.data?.coming ?? [];
  // What waits for its orders is not to scale: it would leave nothing of the days.
  const dated = rows.filter(({ kind }) => kind !== "open");
  const most = Math.max(...dated.map(({ amount }) => Math.abs(amount)), 1);
  const nameRow = ({ kind, day, lastDay }: Row): string => {
    if (kind === "held" || kind === "open" || !day) return t(kind);
    const from = formatDay(day, locale, timeZone);
    return lastDay && lastDay !== day
      ? t("span", { from, until: formatDay(lastDay, locale, timeZone) })
      : from;
  };
  return (
    <Panel
      title={t("title")}
      query={query}
      height={220}
      tools={<AllButton to={pathToList(balanceTransactions, { tab: "pending" })} />}
    >
      <Rows>
        {rows.length === 0 && <li>{t("none")}</li>}
        {rows.map((row) => {
          const path = getPath(row);
          const content = (
            <>
              <span className="when">{nameRow(row)}</span>
              <span
                aria-hidden
                className={`bar ${row.kind === "open" ? "open" : ""}`}
                style={{ width: `${Math.min(1, Math.abs(row.amount) / most) * 100}%` }}
              />
              <span>{t("orders", { smart_count: row.orders })}</span>
              <span className="amount">{formatMoney(row.amount)}</span>
            </>
          );
          return (
            <li key={`${row.kind} ${row.day}`}>
              {path ? <Link to={path}>{content}</Link> : <div className="still">{content}</div>}
            </li>
          );
        })}
      </Rows>
    </Panel>
  );
}

/** Returns the list of what a row counts: settlement lines, or the orders that it waits for. */
function useRowPath(): (row: Row) => string | null {
  const { resources, actor } = useAdmin();
  const find = (name: string) => {
    const found = resources.find((one) => one.name === name);
    return found && canOpen(actor, found) ? found : null;
  };
  const orders = find("orders");
  const lines = find("settlementLines");
  return ({ kind, from, until }) => {
    if (kind === "open") return orders && pathToList(orders, { status: "unshipped,unreceived" });
    if (kind === "held")
      return orders && pathToList(orders, { status: "completed", refundStatus: "refunding" });
    return lines && from && until
      ? pathToList(lines, { tab: "waiting", settleAt_gte: from, settleAt_lte: until })
      : null;
  };
}
