import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { ComingKind } from "../comingKinds.ts";

/** Days that are listed on their own; what comes after them is one row. */
const listedDays = 5;

export interface Coming {
  kind: ComingKind;
  /** The first and the last day on which it becomes available, in the shop's time zone. */
  day: string | null;
  lastDay: string | null;
  orders: number;
  amount: number;
  /** The first and the last time in `settleAt` of its settlement lines. */
  from: string | null;
  until: string | null;
}
type Group = Calculated<{
  day: string | null;
  orders: number;
  amount: TableRow<"settlement_lines">["net"];
  from: string;
  until: string;
}>;

/** Reads the groups of settlement lines that are not settled, by the day on which they will be. */
const selectGroups = sql<Group>`
  select d.day::text as day, count(distinct l.order_id)::int as orders, sum(l.net)::bigint as amount,
    to_char(min(l.settle_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from",
    -- Times of the filter have milliseconds.
    to_char((max(l.settle_at) + interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
  from settlement_lines l
  join shops s on s.id = l.shop_id
  join orders o on o.id = l.order_id
  left join shop_terms t on t.shop = s.id
  -- Statements close a day or a month, so that what is due within it follows on the next one.
  cross join lateral (select l.settle_at at time zone s.time_zone as at, coalesce(t.settlement, 'day') as every) z
  cross join lateral (select case
    when o.refund_status = 'refunding' then null
    when z.every = 'realtime' or z.at = date_trunc(z.every, z.at) then z.at::date
    when z.every = 'month' then (date_trunc('month', z.at) + interval '1 month')::date
    else z.at::date + 1 end as day) d
  where l.shop_id = current_shop_id() and l.settled_at is null
  group by d.day order by d.day`;

/**
 * Reads what is pending of the shop in the tenant scope, by when it becomes available. The rows add
 * up to the balance of `pending`.
 */
export async function readComing(tx: Tx, pending: number): Promise<Coming[]> {
  const groups = await tx.asSystem(() => tx.run(selectGroups));
  const rows = groups.map(({ day, ...group }) => ({
    ...group,
    kind: day === null ? ("held" as const) : ("day" as const),
    day,
    lastDay: day,
  }));
  const days = rows.filter(({ kind }) => kind === "day");
  const later = days.slice(listedDays);
  const [first] = later;
  const last = later.at(-1);
  const isLong = later.length > 1 && first !== undefined && last !== undefined;
  const sum = (of: readonly { amount: number }[]) =>
    of.reduce((total, { amount }) => total + amount, 0);
  const inLines = sum(rows);
  const orders =
    (await tx.readValue(sql<number>`
      select count(*)::int from orders
      where shop_id = current_shop_id() and status in ('unshipped', 'unreceived')`)) ?? 0;
  const open = pending - inLines;
  return [
    ...(isLong ? days.slice(0, listedDays) : days),
    ...(isLong
      ? [
          {
            kind: "later" as const,
            day: first.day,
            lastDay: last.day,
            orders: later.reduce((total, group) => total + group.orders, 0),
            amount: sum(later),
            from: later.map(({ from }) => from).sort()[0] ?? first.from,
            until:
              later
                .map(({ until }) => until)
                .sort()
                .at(-1) ?? last.until,
          },
        ]
      : []),
    ...rows.filter(({ kind }) => kind === "held"),
    ...(open !== 0 || orders > 0
      ? [
          {
            kind: "open" as const,
            day: null,
            lastDay: null,
            orders,
            amount: open,
            from: null,
            until: null,
          },
        ]
      : []),
  ];
}
