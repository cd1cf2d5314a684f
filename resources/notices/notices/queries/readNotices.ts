import { type RawBuilder, sql } from "kysely";
import type { NoticeKind } from "../../../../core/noticeKinds.ts";
import { addDays } from "../../../../core/server/transactionContext.ts";
import type { Localized } from "../../../../framework/schema/index.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The number of notices in the list. */
const maxNotices = 20;
/** The count of unread notices stops here. */
export const maxUnread = 100;
/** Older notices do not count as unread. */
const days = 7;

export type ListedNotice = Pick<CamelRow<"notices">, "id" | "kind" | "refId" | "addTime"> &
  Calculated<{
    unread: boolean;
    /** The number of the referenced row, or the day or month. */
    no: string | null;
    /** In cents. */
    amount: number | null;
    who: string | null;
    goodsName: Localized | null;
    img: string | null;
  }>;
type ReadNotice = ListedNotice & Calculated<{ seen: string }>;

/**
 * A member's read mark: notices up to an id that were visible at that time, and those that were
 * opened one by one, as an array of PostgreSQL.
 */
export type ReadMark = Pick<TableRow<"notices_read">, "upto"> &
  Calculated<{ seen: string | null; opened: string }>;

interface NoticesRead {
  list: ListedNotice[];
  unread: number;
  seen: string | null;
}
/** The SQL condition that a notice `n` is unread by a member. */
const isNew = (read: ReadMark, now: Date) => {
  const since = addDays(now, -days).toISOString();
  return sql`
    (n.id > ${read.upto} or not coalesce(pg_visible_in_snapshot(n.tx, ${read.seen}::pg_snapshot), true))
      and n.id <> all(${read.opened}::bigint[]) and n.add_time > ${since}`;
};

/** Whose notices are read: a shop's within its tenant scope, the platform's without one. */
interface NoticeFilter {
  read: ReadMark;
  now: Date;
  kinds: readonly NoticeKind[];
}
type Sql = RawBuilder<unknown>;
const ofKinds = (kinds: readonly NoticeKind[]): Sql => sql`n.kind = any(${[...kinds]}::text[])`;

const unreadSql = (table: Sql, target: Sql, isUnread: Sql) => sql<number>`
  select count(*)::int
  from (select 1 from ${table} n where ${target} and ${isUnread} limit ${maxUnread}) new`;

/**
 * Counts a shop's unread notices, or those of the platform when `shopId` is null; at most
 * `maxUnread`.
 */
export async function countUnread(
  tx: Tx,
  { shopId, read, now, kinds }: NoticeFilter & { shopId: number | null },
): Promise<number> {
  const isUnread = isNew(read, now);
  const query =
    shopId === null
      ? unreadSql(sql`platform_notices`, ofKinds(kinds), isUnread)
      : unreadSql(sql`notices`, sql`n.shop_id = ${shopId} and ${ofKinds(kinds)}`, isUnread);
  return (await tx.readValue(query)) ?? 0;
}

/**
 * Returns a shop's latest notices with the current state of the rows they refer to, and the number
 * of unread notices. Runs within the tenant scope of the shop.
 */
export async function readNotices(
  tx: Tx,
  { shopId, read, now, kinds }: NoticeFilter & { shopId: number },
): Promise<NoticesRead> {
  const target = sql`n.shop_id = ${shopId} and ${ofKinds(kinds)}`;
  const isUnread = isNew(read, now);
  const [list, counted] = await Promise.all([
    tx.run(sql<ReadNotice>`
      select pg_current_snapshot()::text as seen, n.id, n.kind, n.ref_id as "refId", n.add_time as "addTime", ${isUnread} as unread,
        coalesce(o.number, r.number, w.short_no, d.day::text, m.month, h.name) as no,
        coalesce(o.pay_price, r.refund_amount, w.amount, d.net, m.net) as amount, coalesce(o.member_name, r.member_name, s.closed_reason) as who,
        coalesce(l.goods_name, r.goods_name) as "goodsName", coalesce(l.main_img, r.main_img) as img
      from (select * from notices n where ${target} order by n.id desc limit ${maxNotices}) n
      left join orders o on n.kind = 'orderPaid' and o.id = n.ref_id and o.shop_id = n.shop_id
      left join lateral (select goods_name, main_img from orders_lines where parent_id = o.id order by position, id limit 1) l on true
      left join refunds r on n.kind in ('refundAsked', 'offerDeclined', 'refundEscalated', 'goodsSentBack') and r.id = n.ref_id and r.shop_id = n.shop_id
      left join withdrawals w on n.kind in ('withdrawPaid', 'withdrawBack') and w.id = n.ref_id and w.shop_id = n.shop_id
      left join settlement_days d on n.kind = 'dayAnswered' and d.id = n.ref_id and d.shop_id = n.shop_id
      left join settlement_months m on n.kind = 'monthAnswered' and m.id = n.ref_id and m.shop_id = n.shop_id
      left join webhooks h on n.kind = 'webhookDisabled' and h.id = n.ref_id and h.shop_id = n.shop_id
      left join shops s on n.kind = 'shopClosed' and s.id = n.shop_id
      order by n.id desc`),
    tx.readValue(unreadSql(sql`notices`, target, isUnread)),
  ]);
  return toRead(list, counted);
}

/**
 * Returns the platform's latest notices with the refund that each refers to, and the number of
 * unread notices. Runs without a tenant scope.
 */
export async function readPlatformNotices(
  tx: Tx,
  { read, now, kinds }: NoticeFilter,
): Promise<NoticesRead> {
  const target = ofKinds(kinds);
  const isUnread = isNew(read, now);
  const [list, counted] = await Promise.all([
    tx.run(sql<ReadNotice>`
      select pg_current_snapshot()::text as seen, n.id, n.kind, n.ref_id as "refId", n.add_time as "addTime", ${isUnread} as unread,
        b.number as no, b.amount, m.nickname as who, null as "goodsName", null as img
      from (select * from platform_notices n where ${target} order by n.id desc limit ${maxNotices}) n
      left join money_backs b on b.id = n.ref_id left join buyers m on m.id = b.member_id
      order by n.id desc`),
    tx.readValue(unreadSql(sql`platform_notices`, target, isUnread)),
  ]);
  return toRead(list, counted);
}

const toRead = (list: readonly ReadNotice[], unread: number | undefined): NoticesRead => ({
  list: list.map(({ seen: _seen, ...notice }) => notice),
  unread: unread ?? 0,
  seen: list[0]?.seen ?? null,
});
