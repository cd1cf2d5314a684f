import { insertRows } from "./insertRows.ts";
import type { Trade } from "./trade.ts";

export type EventKind =
  | "placed"
  | "paid"
  | "outOfStock"
  | "priceEdited"
  | "addressEdited"
  | "noted"
  | "shipped"
  | "received"
  | "writtenOff"
  | "cancelled"
  | "settled"
  | "commented"
  | "followedUp"
  | "answered"
  | "refundApplied"
  | "refundAgreed"
  | "refundRejected"
  | "refundSentBack"
  | "refundReturned"
  | "refundReturnRefused"
  | "refundIntervention"
  | "refundCompleted"
  | "refundClosed"
  | "refundFailed";
export interface Happening {
  orderId: number;
  shopId: number;
  kind: EventKind;
  data?: Readonly<Record<string, string | number | null>>;
}
/** What happened to orders, as rows of their stories. */
export const eventRows = ({ who, now }: Pick<Trade, "who" | "now">, happenings: readonly Happening[]) =>
  happenings.map(({ orderId, shopId, kind, data = {} }) => ({
    shopId,
    parentId: orderId,
    position: 0,
    kind,
    whoKind: who.kind,
    whoId: who.id,
    whoName: who.name,
    data,
    at: now.toISOString(),
  }));
/** Notes what happened to orders, for their stories. */
export async function tell(trade: Trade, ...happenings: readonly Happening[]): Promise<void> {
  if (happenings.length > 0) await trade.tx.run(insertRows("orders_events", eventRows(trade, happenings)));
}
