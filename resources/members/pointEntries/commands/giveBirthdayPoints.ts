import { sql } from "kysely";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { addPoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

const batch = 200;
/** Days between two birthdays of a buyer at least, however often they change the date. */
const apartDays = 300;

type Birthday = Pick<CamelRow<"buyers">, "id"> & BirthdayPoints;
type BirthdayPoints = Calculated<{
  points: CamelRow<"platform_config">["birthdayPoint"];
  day: NonNullable<CamelRow<"point_entries">["day"]>;
}>;
const selectToday = (now: Date) => sql<BirthdayPoints>`
  select c.birthday_point as points, (${now.toISOString()}::timestamptz at time zone c.points_zone)::date as day
  from platform_config c where c.birthday_point > 0`;
/** Whether a buyer's birthday is on a day; the 29th of February is on the 28th in other years. */
const isBirthday = sql<boolean>`(
  to_char(b.birthday, 'MM-DD') = to_char(t.day, 'MM-DD')
  or (to_char(b.birthday, 'MM-DD') = '02-29' and to_char(t.day, 'MM-DD') = '02-28'
    and to_char(t.day + 1, 'MM-DD') = '03-01'))`;
const hasNone = sql<boolean>`not exists (
  select from point_entries e where e.member_id = b.id and e.type = 'birthday'
    and e.day > t.day - ${apartDays}::integer)`;

/** Gives a buyer the points of a birthday; returns false if they have them already. */
export async function giveBirthday(
  ctx: TransactionContext,
  { id, points, day }: Birthday,
): Promise<boolean> {
  await lockPoints(ctx, id);
  const due = await ctx.tx.first(sql<Pick<CamelRow<"buyers">, "id">>`
    select b.id from buyers b, (${selectToday(ctx.now)}) t where b.id = ${id} and ${hasNone}`);
  if (!due) return false;
  await addPoints(ctx, { memberId: id, type: "birthday", amount: points, day });
  return true;
}

/** Gives buyers points on their birthday, by the day in the zone of check-ins. */
export async function giveBirthdayPoints({
  engine,
  database,
  now,
  progress,
}: JobContext): Promise<void> {
  const find = (after: number) =>
    queryPool(
      database.pool,
      sql<Birthday>`
        select b.id, t.points, to_char(t.day, 'YYYY-MM-DD') as day
        from buyers b, (${selectToday(now)}) t
        where b.id > ${after} and b.status = 'normal' and ${isBirthday} and ${hasNone}
        order by b.id limit ${batch}`,
    );
  await progress.handleAll(find, (birthday) =>
    inTransaction(engine, { actor: systemActor, now }, (ctx) => giveBirthday(ctx, birthday)),
  );
}
