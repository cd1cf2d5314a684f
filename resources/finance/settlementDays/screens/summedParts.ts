import type { lineKinds } from "../../settlementLines/settlementLines.ts";

type Amount = "gross" | "coupon" | "commission" | "refund" | "commissionReturned" | "adjust";
/** A part of a statement's net amount. */
interface SummedPart {
  readonly name: Amount;
  /** How the stored amount counts in the net one. */
  readonly sign: 1 | -1;
  /** The number of its rows. */
  readonly count?: "orderCount" | "refundCount";
  /** The kind of lines that have it; all by default. */
  readonly kind?: (typeof lineKinds)[number];
}
/** The parts in the order of their sum. */
export const summedParts: readonly SummedPart[] = [
  { name: "gross", sign: 1, count: "orderCount", kind: "order" },
  { name: "coupon", sign: 1 },
  { name: "commission", sign: -1, kind: "order" },
  { name: "refund", sign: -1, count: "refundCount", kind: "refund" },
  { name: "commissionReturned", sign: 1, kind: "refund" },
  { name: "adjust", sign: 1, kind: "adjust" },
];
