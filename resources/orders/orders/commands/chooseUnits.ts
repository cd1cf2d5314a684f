import { notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { LineUnits } from "../../../freight/index.ts";
import { domainError } from "../../errors.ts";
import type { LockedLine } from "../queries/lockOrders.ts";

/** Counts the units of a line that are still to be shipped, once the order is paid. */
export const countUnshipped = ({
  qty,
  shippedQty,
  releasedQty,
}: Pick<LockedLine, "qty" | "shippedQty" | "releasedQty">): number =>
  qty - shippedQty - releasedQty;

/** All units of lines that are still to be shipped. */
export const listUnshipped = (lines: readonly LockedLine[]): LineUnits[] =>
  lines.flatMap((line) => {
    const qty = countUnshipped(line);
    return qty > 0 ? [{ lineId: line.id, qty }] : [];
  });

/**
 * Returns the units that a parcel takes: the requested ones, or all that are still to be shipped.
 *
 * @throws {DomainError} `record.notFound` when a line is not one of the order's.
 * @throws {DomainError} `parcel.empty` when the parcel has no units.
 * @throws {DomainError} `parcel.quantityExceedsRemaining` when a line has fewer units left to ship.
 * @throws {DomainError} `order.refundOpen` when one of the lines has an open refund.
 */
export async function chooseUnits(
  tx: Tx,
  lines: readonly LockedLine[],
  requested: readonly LineUnits[] | undefined,
): Promise<LineUnits[]> {
  const units = requested ? sumByLine(requested) : listUnshipped(lines);
  for (const { lineId, qty } of units) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw notFound();
    if (line.refundStatus === "refunding") throw domainError("order.refundOpen");
    const left = countUnshipped(line);
    if (qty > left) throw await createExceedingError(tx, { lineId, qty, left });
  }
  if (units.length === 0) throw domainError("parcel.empty");
  return units;
}

function sumByLine(units: readonly LineUnits[]): LineUnits[] {
  const sums = new Map<number, number>();
  for (const { lineId, qty } of units) sums.set(lineId, (sums.get(lineId) ?? 0) + qty);
  return [...sums].flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));
}

async function createExceedingError(tx: Tx, { lineId, qty, left }: LineUnits & { left: number }) {
  const line = await tx.first(
    tx.db
      .selectFrom("orders_lines")
      .select(["goods_name as goodsName", "sku_name as skuName"])
      .where("id", "=", lineId),
  );
  const goods = [line?.goodsName.en, line?.skuName].filter(Boolean).join(" ");
  return Object.assign(domainError("parcel.quantityExceedsRemaining", { goods, qty, left }), {
    data: { lineId, qty, left },
  });
}
