import { sql } from "kysely";
import { app } from "../../../../core/app.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import { addPoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

type Config = CamelRow<"platform_config">;
type Found = Calculated<{
  amount: Config["signPoint"];
  done: boolean;
}>;

/**
 * Gives a buyer the points of a day's sign-in; the day is that of the platform. Returns how many.
 *
 * @throws {DomainError} `points.alreadySignedIn` when the buyer has them already.
 */
export async function signInToday(ctx: TransactionContext, memberId: number): Promise<number> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  await lockPoints(ctx, memberId);
  const found = await tx.first(sql<Found>`
    select coalesce((select sign_point from platform_config), 5) as amount,
      exists (
        select 1 from point_entries where member_id = ${memberId} and type = 'sign'
          and (add_time at time zone ${app.timeZone})::date
            = (${at}::timestamptz at time zone ${app.timeZone})::date
      ) as done`);
  if (!found || found.done) throw domainError("points.alreadySignedIn");
  await addPoints(ctx, { memberId, type: "sign", amount: found.amount });
  return found.amount;
}
