import { type WithdrawKind, withdrawKinds } from "../withdrawAccounts/bankCodes.ts";

/** An account that a shop may be paid to. */
export interface OfferedAccount {
  account: number;
  kind: WithdrawKind;
  title: string;
  realname: string;
  usable: boolean;
}
/** What a shop can withdraw now, as the call `count` returns it; amounts are cents. */
export interface Offer {
  /** The part of the balance that can be withdrawn. */
  balance: number;
  /** The part of the balance that stems from test payments and cannot be withdrawn. */
  sandbox: number;
  min: number;
  max: number;
  times: number;
  timesLeft: number;
  enabled: boolean;
  blocked: boolean;
  blockReason: string;
  proof: boolean;
  /** Until when the member cannot withdraw, in the shop's time zone. */
  heldUntil: string | null;
  openNo: string | null;
  rules: readonly { kind: WithdrawKind; rate: number; minFee: number }[];
  accounts: readonly OfferedAccount[];
}
type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;
const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const toText = (value: unknown): string => (typeof value === "string" ? value : "");
const toKind = (value: unknown): WithdrawKind =>
  withdrawKinds.find((kind) => kind === value) ?? "bank";

/** Validates the response of the call. */
export const parseOffer = (answer: Values): Offer => ({
  balance: Math.max(0, Number(answer.balance ?? 0) - Number(answer.sandbox ?? 0)),
  sandbox: Number(answer.sandbox ?? 0),
  min: Number(answer.min ?? 0),
  max: Number(answer.max ?? 0),
  times: Number(answer.times ?? 0),
  timesLeft: Number(answer.timesLeft ?? 0),
  enabled: answer.enabled === true,
  blocked: answer.blocked === true,
  blockReason: toText(answer.blockReason),
  proof: answer.proof === true,
  heldUntil: toText(answer.heldUntil) || null,
  openNo: toText(answer.openNo) || null,
  rules: toRows(answer.rules).map((row) => ({
    kind: toKind(row.kind),
    rate: Number(row.rate ?? 0),
    minFee: Number(row.minFee ?? 0),
  })),
  accounts: toRows(answer.accounts).map((row) => ({
    account: Number(row.account),
    kind: toKind(row.kind),
    title: toText(row.title),
    realname: toText(row.realname),
    usable: row.usable === true,
  })),
});
