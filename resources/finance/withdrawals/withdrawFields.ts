import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  choice,
  computed,
  dateTime,
  image,
  longText,
  money,
  text,
} from "../../../framework/schema/index.ts";
import { bankCodes, withdrawKinds } from "../withdrawAccounts/bankCodes.ts";

export const withdrawStates = [
  "applying",
  "underReview",
  "awaitingPayout",
  "inProgress",
  "completed",
  "rejected",
  "cancelled",
] as const;
export const withdrawStages = {
  applying: { stage: "notStarted", tone: "warning" },
  underReview: { stage: "underWay", tone: "warning" },
  awaitingPayout: { stage: "underWay", tone: "warning" },
  inProgress: "underWay",
  completed: "reached",
  rejected: { stage: "ended", tone: "error" },
  cancelled: "ended",
} as const;
/** Why a withdrawal was declined, or why its last payment failed. */
export const withdrawReasons = {
  awaitingPayout: ["failNote"],
  rejected: ["rejectReason", "failNote"],
} as const;
export type WithdrawState = (typeof withdrawStates)[number];
/** States of an open withdrawal; a shop may have one open withdrawal at a time. */
export const openStates = ["applying", "underReview", "awaitingPayout", "inProgress"] as const;

const readOnlyOptions = { readOnly: true } as const;
const amount = () => money(readOnlyOptions);
/**
 * Fields of a withdrawal that the shop and the platform both see, with a copy of the account from
 * the time of the request.
 */
export const withdrawFields = {
  /** The withdrawal's name in its shop, counted from `W-1`. */
  shortNo: shopNumber("withdrawal"),
  withdrawNo: text({ readOnly: true, search: "exact", filter: true, max: 32 }),
  shopName: text({ readOnly: true, search: true, max: 255 }),
  kind: choice(withdrawKinds, { readOnly: true, filter: true }),
  /** The kind under the name that the specification gives it. */
  method: computed(choice(withdrawKinds)),
  realname: text({ readOnly: true, search: true, max: 60 }),
  bank: choice(bankCodes, { readOnly: true, filter: true }),
  bsb: text({ readOnly: true, max: 7 }),
  bankSub: text({ readOnly: true, max: 100 }),
  /** The last four characters. */
  number: text({ readOnly: true, max: 110 }),
  qr: image({ readOnly: true, confidential: true }),
  /** The requested amount, from which the fee is deducted. */
  amount: money({ readOnly: true, sortable: true, filter: true }),
  fee: amount(),
  /** The shop's balance at the time of the request. */
  balance: amount(),
  actual: amount(),
  remark: longText({ readOnly: true, max: 500 }),
  rejectReason: longText({ readOnly: true, max: 500 }),
  failNote: longText({ readOnly: true, max: 500 }),
  applyTime: dateTime({ readOnly: true, filter: true, sortable: true }),
  applyIp: text({ readOnly: true, max: 64 }),
  reviewTime: dateTime(readOnlyOptions),
  reviewer: text({ readOnly: true, max: 100 }),
  payTime: dateTime({ readOnly: true, filter: true, sortable: true }),
  payNo: text({ readOnly: true, filter: true, max: 100 }),
  payVoucher: image({ readOnly: true, confidential: true }),
} as const;
