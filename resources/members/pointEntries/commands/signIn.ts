import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { domainError } from "../../errors.ts";
import { readCheckIn } from "../queries/readPointDays.ts";
import { addPoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

/**
 * Gives a buyer the points of a day's check-in; the day is that of the zone in the platform's
 * settings. Returns how many.
 *
 * @throws {DomainError} `points.alreadySignedIn` when the buyer has them already.
 */
export async function signInToday(ctx: TransactionContext, memberId: number): Promise<number> {
  const { tx, now } = ctx;
  await lockPoints(ctx, memberId);
  const { points, day, done } = await readCheckIn(tx, memberId, now);
  if (done) throw domainError("points.alreadySignedIn");
  await addPoints(ctx, { memberId, type: "sign", amount: points, day });
  return points;
}
