import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { moveUnits } from "../../stock/commands/moveUnits.ts";
import { calculateDelivery, countIncoming } from "../amounts.ts";
import { domainError } from "../errors.ts";
import {
  type LockedPurchase,
  lockPurchase,
  type Progress,
  readProgress,
  storeSums,
} from "./lockPurchase.ts";
import { joinCodes, type PlacedLine, placeDelivery } from "./placeDelivery.ts";

/** Units of a line that a delivery brought, by the id of the line's progress. */
export interface ReceivedUnits {
  lineId: number;
  accepted: number;
  rejected: number;
  /** The code of the location that the accepted units are put in; the planned one by default. */
  location?: string | null;
}
interface Delivery {
  lines: readonly ReceivedUnits[];
  deliveryNote?: string | null;
}
/** A line with what a delivery brought of it; `amount` is what it owes, in cents. */
export interface DeliveredLine extends Progress {
  delivery: { accepted: number; rejected: number; amount: number };
  /** The accepted units, with the codes of their locations as given. */
  parts: readonly { qty: number; location: string | null }[];
}

/**
 * Receives a delivery of a purchase: accepted units are added to the stock and are owed, rejected
 * ones are not. A delivery never exceeds what is still to arrive. Returns the id of the receipt.
 *
 * @throws {DomainError} `purchase.nothingReceived` when all numbers are zero.
 * @throws {DomainError} `purchase.exceedsOrdered` when more arrives than was ordered.
 * @throws {DomainError} `purchase.unknownLine` when a line is not one of the purchase.
 * @throws {DomainError} `stockLocation.unknown` when the warehouse has no such location.
 */
export async function receivePurchase(
  ctx: TransactionContext,
  id: number,
  { lines, deliveryNote = null }: Delivery,
): Promise<number> {
  const purchase = await lockPurchase(ctx, id);
  const progress = await readProgress(ctx, id);
  const delivered = findDelivered(progress, lines);
  if (delivered.length === 0) throw domainError("purchase.nothingReceived");
  const placed = await placeDelivery(ctx, purchase, delivered);
  const receiptId = await insertReceipt(ctx, purchase, { delivered, placed, deliveryNote });
  await addToProgress(ctx, delivered);
  const reason = { cause: "receive", refTable: "purchase_receipts", refId: receiptId } as const;
  await moveUnits(ctx, placed, reason);
  const arrived = sum(delivered, ({ accepted, rejected }) => accepted + rejected);
  await storeSums(
    ctx,
    purchase,
    {
      incoming: progress.reduce((all, line) => all + countIncoming(line), 0) - arrived,
      owed: purchase.owed + sum(delivered, ({ amount }) => amount),
      paid: purchase.paid,
    },
    { received_at: ctx.now.toISOString() },
  );
  return receiptId;
}

const sum = (
  delivered: readonly DeliveredLine[],
  value: (delivery: DeliveredLine["delivery"]) => number,
): number => delivered.reduce((all, { delivery }) => all + value(delivery), 0);

/** Returns the lines of which something arrived. */
function findDelivered(
  progress: readonly Progress[],
  lines: readonly ReceivedUnits[],
): DeliveredLine[] {
  const known = new Set(progress.map(({ id }) => id));
  if (lines.some(({ lineId }) => !known.has(lineId))) throw domainError("purchase.unknownLine");
  return progress.flatMap((line) => {
    const given = lines.filter(({ lineId }) => lineId === line.id);
    const accepted = given.reduce((all, one) => all + one.accepted, 0);
    const rejected = given.reduce((all, one) => all + one.rejected, 0);
    const left = countIncoming(line);
    if (accepted + rejected > left)
      throw domainError("purchase.exceedsOrdered", {
        goods: [line.goodsName.en, line.skuName].filter(Boolean).join(" "),
        left,
      });
    if (accepted + rejected === 0) return [];
    const amount = calculateDelivery(line, line.accepted, accepted);
    const parts = given.flatMap(({ accepted: qty, location = null }) =>
      qty > 0 ? [{ qty, location: location?.trim() || null }] : [],
    );
    return [{ ...line, delivery: { accepted, rejected, amount }, parts }];
  });
}

async function insertReceipt(
  ctx: TransactionContext,
  { id, shopId, number, supplier, warehouse }: LockedPurchase,
  {
    delivered,
    placed,
    deliveryNote,
  }: {
    delivered: readonly DeliveredLine[];
    placed: readonly PlacedLine[];
    deliveryNote: string | null;
  },
): Promise<number> {
  const { tx, now, actor } = ctx;
  const earlier = await tx.readValue(
    sql<number>`select count(*)::integer from purchase_receipts where purchase = ${id}`,
  );
  const receipt = await tx.first(
    tx.db
      .insertInto("purchase_receipts")
      .values({
        shop_id: shopId,
        number: `${number}-${(earlier ?? 0) + 1}`,
        purchase: id,
        supplier,
        warehouse,
        received_at: now.toISOString(),
        delivery_note: deliveryNote,
        accepted: sum(delivered, ({ accepted }) => accepted),
        rejected: sum(delivered, ({ rejected }) => rejected),
        amount: sum(delivered, ({ amount }) => amount),
        by_name: actor.name || null,
      })
      .returning("id"),
  );
  if (!receipt) throw new Error("the receipt was not inserted");
  await tx.run(
    insertMany(
      "purchase_receipts_lines",
      delivered.map(({ id: lineId, skuId, goodsName, skuName, delivery }, position) => ({
        shopId,
        parentId: receipt.id,
        position,
        skuId,
        goodsName,
        skuName,
        ...delivery,
        location: joinCodes(placed.filter((one) => one.lineId === lineId)),
      })),
    ),
  );
  await publishChanges(ctx, [shopId], ["purchaseReceipts"]);
  return receipt.id;
}

const addToProgress = (
  { tx }: TransactionContext,
  delivered: readonly DeliveredLine[],
): Promise<unknown> =>
  tx.run(sql`
    update purchases_progress p set accepted = p.accepted + v.accepted,
      rejected = p.rejected + v.rejected, owed = p.owed + v.amount
    from unnest(
      ${delivered.map(({ id }) => id)}::bigint[],
      ${delivered.map(({ delivery }) => delivery.accepted)}::integer[],
      ${delivered.map(({ delivery }) => delivery.rejected)}::integer[],
      ${delivered.map(({ delivery }) => delivery.amount)}::bigint[]
    ) as v (id, accepted, rejected, amount)
    where p.id = v.id`);
