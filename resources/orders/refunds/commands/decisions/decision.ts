import type { EventKind } from "../../../../../core/server/orderEvents.ts";
import type { CamelUpdate } from "../../../../../framework/server/tables/camelValues.ts";
import type { CamelRow } from "../../../../../framework/server/tables/DB.ts";
import type { Posting } from "../../../../finance/server.ts";
import type { PaidBy, Tender } from "../../../../payments/index.ts";
import type { LogKind } from "../../refundFields.ts";
import type { RefundAmounts } from "./calculateRefundable.ts";
import type { RefundedUnits } from "./splitUnits.ts";

/** A command on a refund, with its input; amounts are cents. */
export type RefundCommand =
  | { kind: "agree" }
  | { kind: "refuse" | "refuseReturn"; reason: string }
  | { kind: "confirmReturn"; restock: boolean }
  | { kind: "offer"; amount: number; reason: string }
  | { kind: "acceptOffer" }
  | { kind: "declineOffer"; reason?: string | null }
  | { kind: "expireOffer" }
  | { kind: "postponeAgreement" }
  | { kind: "closeUnreturned" }
  | { kind: "submitReturn"; deliveryType: string; deliveryNo: string }
  | { kind: "askPlatform"; reason: string; imgs?: readonly string[] }
  | { kind: "withdraw" }
  | { kind: "ruleForBuyer"; goodsBack: boolean; freight: number | null; reason: string | null }
  | { kind: "ruleForShop"; reason: string }
  | { kind: "issue"; amount: number | null; freight: number | null; reason: string }
  | { kind: "complete"; providerRefundNo: string | null; paidBy: PaidBy | null }
  | { kind: "failPayment" | "declinePayment"; error: string }
  | { kind: "retryPayment" };
export type CommandOf<K extends RefundCommand["kind"]> = Extract<RefundCommand, { kind: K }>;

/** New values of a refund, by the names of its fields. */
export type RefundChanges = Partial<
  Pick<CamelRow<"refunds">, keyof CamelRow<"refunds"> & keyof CamelUpdate<"refunds">>
>;
/** A step of a refund, as its log and the order's timeline record it. */
export interface Step {
  log: LogKind;
  event?: EventKind;
  /** Cents that the timeline names; by default the amount of the refund. */
  amount?: number;
  content?: string | null;
  imgs?: readonly string[];
}
/** Units of the refund's line that return to stock. */
export interface StockReturn {
  /** Units that were not shipped. */
  released: number;
  /** Those of them that cannot be sold. */
  discarded: number;
  /** Units that were shipped and returned. */
  returned: number;
}
/** What a completed refund changes in its line, its order, the settlement and the documents. */
export interface Completion {
  /** What is refunded, with freight. */
  amount: number;
  units: number;
  removed: RefundedUnits;
  line: {
    releasedQty: number;
    refundedQty: number;
    refundedAmount: number;
    commissionReturned: number;
    taxReversed: number;
  };
  /** What is reversed now of the line's adjustments. */
  adjustments: readonly { id: number; part: number }[];
  tax: { goods: number; freight: number };
  commission: number;
  coupon: number;
  /** Whether it completes the refund of the whole order, which ends the order. */
  cancelsOrder: boolean;
  /** Whether the shop retains a part of the price of an order that ends with this refund. */
  retainsPart: boolean;
}
/** Everything that a command changes, for `applyDecision`. */
export interface RefundDecision {
  changes: RefundChanges;
  /** New amounts of the order's other open refunds. */
  others: readonly ({ id: number } & RefundAmounts)[];
  /** What is sent back to the buyer now, in cents. */
  payments: readonly Tender[];
  /** How the refund that is granted now is sent back; empty otherwise. */
  parts: readonly Tender[];
  /** Whether the provider is to be asked again now. */
  retries: boolean;
  postings: readonly Posting[];
  stock: StockReturn | null;
  completion: Completion | null;
  /** By how much the end of a refund extends the time for the buyer's receipt. */
  receiptMinutes: number;
  events: readonly Step[];
}
