import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { domainError } from "../../errors.ts";
import { addPoints, removePoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

/**
 * Gives a buyer points, or takes some, by a decision of the platform.
 *
 * @throws {DomainError} `points.insufficient` when more are to be taken than no payment holds.
 */
export async function adjustPoints(
  ctx: TransactionContext,
  memberId: number,
  { change, reason }: { change: number; reason: string },
): Promise<void> {
  if (change === 0)
    throw invalid({ change: { key: "resources.buyers.validation.pointsUnchanged" } });
  const { points, pointsHeld } = await lockPoints(ctx, memberId);
  if (change < 0) {
    const available = points - pointsHeld;
    if (available < -change) throw domainError("points.insufficient", { smart_count: available });
    await removePoints(ctx, { memberId, type: "adminOut", amount: -change, reason });
    return;
  }
  await addPoints(ctx, { memberId, type: "adminIn", amount: change, reason });
}
