import { sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { selectSignIn } from "./selectSignIn.ts";

type CheckIn = Calculated<{
  points: CamelRow<"platform_config">["signPoint"];
  day: NonNullable<CamelRow<"point_entries">["day"]>;
  done: boolean;
}>;

/** Reads whether a buyer has checked in today, in the zone of check-ins, and what it gives. */
export async function readCheckIn(tx: Tx, buyerId: number, now: Date): Promise<CheckIn> {
  const found = await tx.first(sql<CheckIn>`
    select c.amount as points, to_char(d.day, 'YYYY-MM-DD') as day, exists (
        select 1 from point_entries where member_id = ${buyerId} and type = 'sign' and day = d.day
      ) as done
    from (${selectSignIn}) c,
      lateral (select (${now.toISOString()}::timestamptz at time zone c.zone)::date as day) d`);
  if (!found) throw new Error("there is always a check-in");
  return found;
}

/** Reads the points of a buyer that expire next; those that have expired wait for the job. */
export async function readNextExpiry(
  tx: Tx,
  buyerId: number,
  now: Date,
): Promise<{ points: TableRow<"point_lots">["remaining"]; at: string } | null> {
  const found = await tx.first(
    tx.db
      .selectFrom("point_lots")
      .select(["remaining as points", "expires_at as at"])
      .where("member_id", "=", buyerId)
      .where("remaining", ">", 0)
      .where("expires_at", ">", now.toISOString())
      .orderBy("expires_at")
      .orderBy("id")
      .limit(1),
  );
  return found ? { points: found.points, at: new Date(found.at).toISOString() } : null;
}
