import { type WithdrawKind, withdrawKinds } from "../withdrawAccounts/bankCodes.ts";

/** Where a shop may be paid. */
export interface OfferedAccount {
  account: number;
  kind: WithdrawKind;
  title: string;
  realname: string;
  usable: boolean;
}
/** What may be asked for now, as the call `count` answers it; cents. */
export interface Offer {
  /** What can be withdrawn of the balance. */
  balance: number;
  /** What of it came by test payments, and cannot. */
  sandbox: number;
  min: number;
  max: number;
  times: number;
  timesLeft: number;
  enabled: boolean;
  blocked: boolean;
  blockReason: string;
  proof: boolean;
  /** Until when who asks cannot withdraw, in the time of the shop. */
  heldUntil: string | null;
  openNo: string | null;
  rules: readonly { kind: WithdrawKind; rate: number; minFee: number }[];
  accounts: readonly OfferedAccount[];
}
type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const kindOf = (value: unknown): WithdrawKind => withdrawKinds.find((kind) => kind === value) ?? "bank";

/** The answer of the call, checked. */
export const offerOf = (told: Values): Offer => ({
  balance: Math.max(0, Number(told.balance ?? 0) - Number(told.sandbox ?? 0)),
  sandbox: Number(told.sandbox ?? 0),
  min: Number(told.min ?? 0),
  max: Number(told.max ?? 0),
  times: Number(told.times ?? 0),
  timesLeft: Number(told.timesLeft ?? 0),
  enabled: told.enabled === true,
  blocked: told.blocked === true,
  blockReason: textOf(told.blockReason),
  proof: told.proof === true,
  heldUntil: textOf(told.heldUntil) || null,
  openNo: textOf(told.openNo) || null,
  rules: rowsOf(told.rules).map((row) => ({
    kind: kindOf(row.kind),
    rate: Number(row.rate ?? 0),
    minFee: Number(row.minFee ?? 0),
  })),
  accounts: rowsOf(told.accounts).map((row) => ({
    account: Number(row.account),
    kind: kindOf(row.kind),
    title: textOf(row.title),
    realname: textOf(row.realname),
    usable: row.usable === true,
  })),
});
