import { sql } from "kysely";
import { toCents } from "../../../../core/pointValue.ts";
import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { post } from "../../../finance/server.ts";
import type { PointType } from "../pointEntries.ts";

export interface Change {
  memberId: number;
  type: PointType;
  amount: number;
  /** Cents that the points pay of the order, or that a refund returns to them. */
  value?: number;
  orderId?: number | null;
  orderNo?: string | null;
  rate?: number;
  levelRate?: number;
  day?: string;
  inviteeId?: number;
  reason?: string;
}
export type HeldPoints = Pick<
  CamelRow<"buyers">,
  "nickname" | "points" | "pointsEarned" | "pointsOwed" | "pointsHeld" | "pointsValue"
>;

/** Locks a buyer against other changes of their points, and returns the points. */
export async function lockPoints(
  { tx }: Pick<TransactionContext, "tx">,
  memberId: number,
): Promise<HeldPoints> {
  const held = await tx.first(
    tx.db
      .selectFrom("buyers")
      .select(["nickname", "points", "points_earned as pointsEarned", "points_owed as pointsOwed"])
      .select(["points_held as pointsHeld", "points_value as pointsValue"])
      .where("id", "=", memberId)
      .forNoKeyUpdate(),
  );
  if (!held) throw new Error(`there is no buyer ${memberId}`);
  return held;
}

/** The entries of the ledger by which the platform bears a change. */
const ledgerTypes: Readonly<Record<PointType, string>> = {
  sign: "pointsEarned",
  consume: "pointsEarned",
  refund: "pointsTakenBack",
  recovered: "pointsTakenBack",
  exchange: "pointsRevalued",
  returned: "pointsRevalued",
  adminIn: "pointsAdjusted",
  adminOut: "pointsAdjusted",
  expire: "pointsExpired",
  revalued: "pointsRevalued",
  invite: "pointsEarned",
  birthday: "pointsEarned",
};

/**
 * Writes a change of a locked buyer's points with its effect on them, and posts what it changes of
 * what they are worth: the platform owes buyers the value of their points. What points pay or get
 * back of an order is posted with the order; only what differs from it is posted here, a part of a
 * cent or a changed value. Returns the id of the entry.
 */
export async function writeEntry(
  ctx: TransactionContext,
  { nickname, points, pointsValue }: HeldPoints,
  change: Change & { inOut: "in" | "out"; shortfall: number },
): Promise<number> {
  const { engine, tx, now, actor } = ctx;
  const { memberId, type, inOut, amount, shortfall, value = null } = change;
  const after = points + (inOut === "in" ? amount : -amount);
  const { orderId = null, orderNo = null, rate = null, reason = null } = change;
  const { levelRate = null, day = null, inviteeId = null } = change;
  const id = await tx.readValue(sql<CamelRow<"point_entries">["id"]>`
    insert into point_entries (
      member_id, member_name, type, in_out, amount, before, after, shortfall, value, rate, level_rate,
      day, invitee_id, order_id, order_no, reason, add_time, upd_time, add_by
    ) values (
      ${memberId}, ${nickname}, ${type}, ${inOut}, ${amount}, ${points}, ${after}, ${shortfall},
      ${value}, ${rate}, ${levelRate}, ${day}, ${inviteeId}, ${orderId}, ${orderNo}, ${reason},
      ${now.toISOString()}, ${now.toISOString()}, ${getMemberId(actor)}
    ) returning id`);
  if (!id) throw new Error("an entry of points was not written");
  const worth = toCents(after, await readPointsValue(tx));
  await updateRows(ctx, "buyers", memberId, { points: after, points_value: worth });
  const posted = (inOut === "in" ? 1 : -1) * (value ?? 0);
  const owed = worth - pointsValue - posted;
  const entry = { type: ledgerTypes[type], orderNo } as const;
  await post(ctx, {
    type: "points",
    refTable: "point_entries",
    refId: id,
    entries: [
      { ...entry, account: "points", buyerId: memberId, amount: owed },
      { ...entry, account: "platform", amount: -owed },
    ],
  });
  await publishChange(engine, tx, engine.resource("pointEntries"), {});
  return id;
}
