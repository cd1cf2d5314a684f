import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  addDays,
  addMinutes,
  inTransaction,
  systemActor,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { lockTimeZone } from "../queries/lockTimeZone.ts";

/** Minutes after midnight during which transactions started before it may still commit. */
const afterMidnight = 10;
/** Days after which a statement without an answer counts as confirmed. */
export const daysToConfirm = 7;

/**
 * Issues the statements of past days and months in the shop's time zone; returns the number of new
 * ones.
 */
export const issueStatements = (engine: Engine, shopId: number, now: Date): Promise<number> =>
  inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const { tx } = command;
    const at = now.toISOString();
    const over = addMinutes(now, -afterMidnight).toISOString();
    const by = addDays(now, daysToConfirm).toISOString();
    const zone = await lockTimeZone(tx, shopId);
    if (zone === null) return 0;
    const local = sql`(${over}::timestamptz at time zone ${zone})`;
    // Nothing is settled in a day before one whose statement is issued, so only later days are
    // read.
    const days = await tx.run(sql`
      insert into settlement_days (shop_id, day, order_count, gross, coupon, commission, refund_count, refund, commission_returned, adjust, net,
        status, issued_at, confirm_by, add_time, upd_time)
      select ${shopId}, day, count(*) filter (where kind = 'order'), coalesce(sum(gross) filter (where kind = 'order'), 0), sum(coupon),
        coalesce(sum(commission) filter (where kind = 'order'), 0), count(*) filter (where kind = 'refund'),
        coalesce(-sum(gross) filter (where kind = 'refund'), 0), coalesce(-sum(commission) filter (where kind = 'refund'), 0),
        coalesce(sum(net) filter (where kind in ('adjust', 'fee')), 0), sum(net), 'issued', ${at}, ${by}, ${at}, ${at}
      from settlement_lines
      where shop_id = ${shopId} and day < ${local}::date
        and day > coalesce((select max(day) from settlement_days where shop_id = ${shopId}), '-infinity')
      group by day on conflict do nothing returning id`);
    const months = await tx.run(sql`
      insert into settlement_months (shop_id, month, order_count, gross, coupon, commission, refund_count, refund, commission_returned, adjust,
        net, status, issued_at, confirm_by, add_time, upd_time)
      select ${shopId}, to_char(day, 'YYYY-MM'), sum(order_count), sum(gross), sum(coupon), sum(commission), sum(refund_count), sum(refund),
        sum(commission_returned), sum(adjust), sum(net), 'issued', ${at}, ${by}, ${at}, ${at}
      from settlement_days
      where shop_id = ${shopId} and day < date_trunc('month', ${local})::date
        and to_char(day, 'YYYY-MM') > coalesce((select max(month) from settlement_months where shop_id = ${shopId}), '')
      group by 2 on conflict do nothing returning id`);
    const created = days.length + months.length;
    if (created > 0)
      await publishChanges(command, [shopId], ["settlementDays", "settlementMonths"]);
    return created;
  });

/** Finds shops with a past day or month without a statement, by two index look-ups a shop. */
export const findIssuingShops = (
  engine: Engine,
  now: Date,
  after: number,
): Promise<{ id: number }[]> =>
  inTransaction(engine, { actor: systemActor, now }, ({ tx }) =>
    tx.run(sql<Pick<TableRow<"shops">, "id">>`
      select s.id from shops s, lateral (
        select (${addMinutes(now, -afterMidnight).toISOString()}::timestamptz at time zone s.time_zone) as local) clock
      where s.id > ${after} and (
        exists (select from settlement_lines l where l.shop_id = s.id and l.day < clock.local::date
          and l.day > coalesce((select max(day) from settlement_days where shop_id = s.id), '-infinity'))
        or exists (select from settlement_days d where d.shop_id = s.id and d.day < date_trunc('month', clock.local)::date
          and d.day >= coalesce((select to_date(max(month), 'YYYY-MM') + interval '1 month' from settlement_months where shop_id = s.id), '-infinity')))
      order by s.id limit 100`),
  );

/** Finds shops with a statement that is confirmed, or was not disputed in time. */
export const findClosingShops = (
  engine: Engine,
  now: Date,
  after: number,
): Promise<{ id: number }[]> =>
  inTransaction(engine, { actor: systemActor, now }, ({ tx }) =>
    tx.run(sql<Calculated<{ id: TableRow<"settlement_days">["shop_id"] }>>`
      select distinct shop_id as id from (
        select shop_id from settlement_days where status = 'issued' and confirm_by <= ${now.toISOString()}
        union all select shop_id from settlement_days where status = 'confirmed'
        union all select shop_id from settlement_months where status = 'issued' and confirm_by <= ${now.toISOString()}
        union all select shop_id from settlement_months where status = 'confirmed') due
      where shop_id > ${after} order by 1 limit 100`),
  );

/**
 * Confirms statements that the shop has not answered in time, and completes confirmed ones: their
 * whole amount is in the balance already.
 */
export const closeStatements = (engine: Engine, shopId: number, now: Date): Promise<number> =>
  inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const at = now.toISOString();
    const completed = {
      status: "completed",
      confirmed_at: sql<string>`coalesce(t.confirmed_at, ${at})`,
      completed_at: at,
    } as const;
    const isClosing = sql<boolean>`
      t.shop_id = ${shopId}
      and (t.status = 'confirmed' or (t.status = 'issued' and t.confirm_by <= ${at}))`;
    const days = await updateRows(command, "settlementDays", isClosing, completed);
    const months = await updateRows(command, "settlementMonths", isClosing, completed);
    return days.length + months.length;
  });
