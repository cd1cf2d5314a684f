import type { Address, Level, Region } from "../regions.ts";
import { type Charge, chargeOf, isFree } from "./charge.ts";
import { chooseRule, undeliverableRegion } from "./chooseRule.ts";
import type { Line, Method, Rule, Template } from "./terms.ts";
import { fromInteger, unitsOf } from "./units.ts";

export const outcomes = ["charged", "free", "undeliverable"] as const;
export const freeReasons = ["template", "rule", "noTemplate"] as const;

/** What the goods of one template cost to send, and why. */
export interface Group {
  template: Template | null;
  /** The places of its lines in the order. */
  lines: readonly number[];
  goods: readonly string[];
  method: Method;
  units: number;
  /** What its goods cost, in cents. */
  amount: number;
  outcome: (typeof outcomes)[number];
  freeReason: (typeof freeReasons)[number] | null;
  rule: Rule | null;
  level: Level | null;
  /** The region that the rule names, or the one that is not delivered to. */
  region: Region | null;
  area: number | null;
  charge: Charge | null;
  fee: number;
  /** Goods that the template weighs or measures, and of which neither weight nor volume is known. */
  unmeasured: readonly string[];
}

export function quoteGroup(
  template: Template | null,
  members: readonly { line: Line; place: number }[],
  address: Address,
): Group {
  const method = template?.method ?? "pieces";
  const lines = members.map(({ line }) => line);
  const units = lines.reduce((sum, line) => sum + unitsOf(method, line), 0);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const group: Group = {
    template,
    lines: members.map(({ place }) => place),
    goods: lines.map(({ goods }) => goods),
    method,
    units: fromInteger(method, units),
    amount,
    outcome: "free",
    freeReason: null,
    rule: null,
    level: null,
    region: null,
    area: null,
    charge: null,
    fee: 0,
    unmeasured: template?.free ? [] : lines.filter((line) => unitsOf(method, line) === 0).map(({ goods }) => goods),
  };
  if (!template) return { ...group, freeReason: "noTemplate" };
  const barred = undeliverableRegion(template, address);
  if (barred) return { ...group, outcome: "undeliverable", region: barred };
  if (template.free) return { ...group, freeReason: "template" };
  const chosen = chooseRule(template, address);
  if (!chosen) return { ...group, outcome: "undeliverable" };
  if (isFree(chosen.rule, method, units, amount)) return { ...group, ...chosen, freeReason: "rule" };
  const charge = chargeOf(chosen.rule, method, units);
  return { ...group, ...chosen, outcome: "charged", charge, fee: charge.fee };
}
