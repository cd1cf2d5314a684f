import { sql } from "kysely";
import { allocate } from "../../../../core/allocate.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { PlacedUnits } from "../../stock/commands/moveUnits.ts";
import { ensureReceivingLocation } from "../../stockLocations/commands/ensureReceivingLocation.ts";
import { domainError } from "../../stockLocations/errors.ts";
import {
  type FoundLocation,
  findByCodes,
  toKey,
} from "../../stockLocations/queries/findByCodes.ts";
import type { LockedPurchase } from "./lockPurchase.ts";
import type { DeliveredLine } from "./receivePurchase.ts";

type PlannedLine = Pick<CamelRow<"purchases_lines">, "location"> & Calculated<{ lineId: number }>;
/** Accepted units of a line of a purchase, with the location that they are put in. */
export interface PlacedLine extends PlacedUnits {
  lineId: number;
  code: string;
}

/**
 * Chooses the location of the accepted units: the one that is given, else the one that the purchase
 * planned if the warehouse has it, else where the warehouse receives.
 *
 * @throws {DomainError} `stockLocation.unknown` when the warehouse has no such location.
 */
export async function placeDelivery(
  { tx }: TransactionContext,
  { id, shopId, warehouse }: LockedPurchase,
  delivered: readonly DeliveredLine[],
): Promise<PlacedLine[]> {
  const planned = await tx.run(sql<PlannedLine>`
    select p.id as "lineId", l.location
    from purchases_progress p
    join purchases_lines l on l.parent_id = p.parent_id and l.position = p.position
    where p.parent_id = ${id}::bigint and l.location is not null`);
  const given = delivered.flatMap(({ parts }) => parts.flatMap(({ location }) => location ?? []));
  const place = { shopId, warehouse };
  const found = await findByCodes(tx, place, [
    ...given,
    ...planned.flatMap(({ location }) => location ?? []),
  ]);
  const unknown = given.find((code) => !found.has(toKey(code)));
  if (unknown) throw domainError("stockLocation.unknown", { code: unknown });

  let receiving: FoundLocation | undefined;
  const placed: PlacedLine[] = [];
  for (const { id: lineId, skuId, parts, delivery } of delivered) {
    const cents = allocate(
      delivery.amount,
      parts.map(({ qty }) => qty),
    );
    for (const [index, { qty, location }] of parts.entries()) {
      const code = location ?? planned.find((one) => one.lineId === lineId)?.location ?? "";
      const known = found.get(toKey(code));
      if (!known) receiving ??= await ensureReceivingLocation(tx, place);
      const target = known ?? receiving;
      if (!target) throw new Error(`line ${lineId} has no location`);
      const { id: locationId, code: placeCode } = target;
      placed.push({
        lineId,
        skuId,
        num: qty,
        locationId,
        code: placeCode,
        cents: cents[index] ?? 0,
      });
    }
  }
  return placed;
}

/** The codes of the locations, each once. */
export const joinCodes = (placed: readonly PlacedLine[]): string | null =>
  [...new Set(placed.map(({ code }) => code))].join(", ").slice(0, 200) || null;
