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
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const kindOf = (value: unknown): WithdrawKind => withdrawKinds.find((kind) => kind === value) ?? "bank";

/** Validates the response of the call. */
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
