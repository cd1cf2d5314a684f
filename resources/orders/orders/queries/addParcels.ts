import type { Tx } from "../../../../framework/server/transaction.ts";
import type { SentParcel } from "../../../freight/index.ts";
import { readParcels } from "../../../freight/server.ts";

interface Shipped {
  id?: number;
  events?: unknown;
  parcels?: readonly SentParcel[] | null;
}
/** Adds its parcels to each whole order, which has a timeline too; those of a list have neither. */
export async function addParcels({ tx, rows }: { tx: Tx; rows: Shipped[] }): Promise<void> {
  const whole = rows.filter(({ events }) => events !== undefined);
  const parcels = await readParcels(
    tx,
    whole.flatMap(({ id }) => id ?? []),
  );
  for (const row of whole)
    row.parcels = parcels.flatMap(({ orderId, ...parcel }) => (orderId === row.id ? [parcel] : []));
}
