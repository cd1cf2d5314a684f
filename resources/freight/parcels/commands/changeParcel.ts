import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { SentParcel } from "../parcel.ts";

/** Marks a parcel as not sent after all; its order must be locked. */
export const undoParcel = async (
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  parcelId: number,
): Promise<void> => {
  await tx.run(
    tx.db
      .updateTable("parcels")
      .set({ undone_at: now.toISOString() })
      .where("id", "=", parcelId)
      .where("undone_at", "is", null),
  );
};

/** Corrects the courier and the tracking number of a parcel. */
export const changeTracking = async (
  { tx }: Pick<TransactionContext, "tx">,
  parcelId: number,
  { courier, trackingNumber }: Pick<SentParcel, "courier" | "trackingNumber">,
): Promise<void> => {
  await tx.run(
    tx.db
      .updateTable("parcels")
      .set({ courier, tracking_number: trackingNumber })
      .where("id", "=", parcelId),
  );
};
