import {
  computed,
  json,
  longText,
  money,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { sumSection } from "../settlementDays/periodFields.ts";
import { lineKinds } from "../settlementLines/settlementLines.ts";

/** One line of a disputed statement, as the platform sees it; amounts are cents. */
export interface DisputedLine {
  id: number;
  kind: (typeof lineKinds)[number];
  orderNo: string | null;
  /** The short number of the order, or of its refund. */
  cause: string | null;
  gross: number;
  coupon: number;
  commission: number;
  net: number;
  remark: string | null;
}
const isLine = (value: unknown): value is DisputedLine => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, net } = value as Partial<DisputedLine>;
  return lineKinds.some((one) => one === kind) && Number.isSafeInteger(net);
};
export const areLines = (value: unknown): value is DisputedLine[] =>
  Array.isArray(value) && value.every(isLine);

const lineAmounts = { gross: money(), coupon: money(), commission: money(), net: money() } as const;

/** Fields of a disputed statement that only the platform sees: its shop and its lines. */
export const disputeFields = {
  shop: computed(text()),
  sellerId: computed(rowId()),
  lines: computed(json<DisputedLine[]>({ check: areLines, items: lineAmounts })),
} as const;
export const disputeColumns = ["net", "disputeRemark", "reply", "status", "confirmBy"] as const;
export const disputeSections = [
  section("dispute", ["disputeRemark", "reply"]),
  sumSection,
  section("lines", ["lines"]),
] as const;

/**
 * The platform's answer and, where the statement was wrong, the amount that a later statement
 * credits to the shop or charges it.
 */
export const answerInput = {
  reply: longText({ required: true, max: 500 }),
  amount: money({ min: -1_000_000, max: 1_000_000 }),
} as const;
