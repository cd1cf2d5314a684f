import { dateTime, integer, longText, money, section } from "../../../framework/schema/index.ts";

export const periodStates = ["issued", "confirmed", "disputed", "completed"] as const;
export const periodStages = {
  issued: { stage: "waiting", tone: "warning" },
  disputed: "waiting",
  confirmed: "underWay",
  completed: "reached",
} as const;
const amount = () => money({ readOnly: true, default: 0 });
const count = () => integer({ readOnly: true, default: 0 });
const time = () => dateTime({ readOnly: true });

/**
 * Fields that daily and monthly statements share: net = gross + coupon − commission − refund +
 * commissionReturned + adjust.
 */
export const periodFields = {
  orderCount: count(),
  gross: amount(),
  coupon: amount(),
  commission: amount(),
  refundCount: count(),
  refund: amount(),
  commissionReturned: amount(),
  adjust: amount(),
  net: amount(),
  issuedAt: time(),
  /** Until when a shop may dispute it; without an answer the statement counts as confirmed. */
  confirmBy: dateTime({ readOnly: true, sortable: true }),
  confirmedAt: time(),
  completedAt: time(),
  disputeRemark: longText({ readOnly: true, max: 500 }),
  reply: longText({ readOnly: true, max: 500 }),
} as const;
export const periodSums = [
  "gross",
  "coupon",
  "commission",
  "refund",
  "commissionReturned",
  "adjust",
  "net",
] as const;
export const periodColumns = [
  "orderCount",
  "gross",
  "coupon",
  "commission",
  "refund",
  "commissionReturned",
  "net",
  "status",
  "confirmBy",
] as const;
/** The amounts of a statement in the order of their sum, each after the number of its rows. */
export const sumSection = section("sum", [
  "orderCount",
  "gross",
  "coupon",
  "commission",
  "refundCount",
  "refund",
  "commissionReturned",
  "adjust",
  "net",
]);
/** Amounts that reduce the net amount, which lists, sums and exports show as negative. */
const deductions = ["commission", "refund"] as const;
/** Gives the deductions of an exported row the sign that the screen shows. */
export function negateDeductions(row: Record<string, unknown>): void {
  for (const name of deductions) {
    const cents = row[name];
    // Zero has no sign.
    if (typeof cents === "number") row[name] = 0 - cents;
  }
}
/** What a narrow window leaves out before the amounts that decide about a statement. */
export const periodPriority = {
  confirmBy: 1,
  orderCount: 3,
  coupon: 2,
  commissionReturned: 2,
} as const;
export const periodSections = [
  section("dispute", ["disputeRemark", "reply"]),
  sumSection,
  section("lines", []),
] as const;
/** Statements that wait for the shop are sorted by when they confirm automatically. */
export const periodTabSort = { issued: ["confirmBy", "asc"] } as const;
export const periodActions = {
  confirm: {
    from: ["issued", "disputed"],
    to: "confirmed",
    tone: "primary",
    confirm: true,
    bulk: true,
  },
  dispute: {
    from: ["issued"],
    to: "disputed",
    tone: "danger",
    input: { remark: longText({ required: true, max: 500 }) },
  },
} as const;
