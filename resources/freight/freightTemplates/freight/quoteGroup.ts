import type { Address } from "../../../../core/address.ts";
import type { Level, Region } from "../regions.ts";
import { type Charge, calculateCharge, isFree } from "./calculateCharge.ts";
import { chooseRule, findUndeliverableRegion } from "./chooseRule.ts";
import type { freeReasons, Line, Method, outcomes, Rule, Template } from "./terms.ts";
import { fromInteger, measureUnits } from "./units.ts";

/** The freight of the goods of one template, with the reason. */
export interface Group {
  template: Template | null;
  /** Indexes of the group's lines in the order. */
  lines: readonly number[];
  goods: readonly string[];
  method: Method;
  units: number;
  /** The goods' total price, in cents. */
  amount: number;
  outcome: (typeof outcomes)[number];
  freeReason: (typeof freeReasons)[number] | null;
  rule: Rule | null;
  level: Level | null;
  /** The region matched by the rule, or the undeliverable region. */
  region: Region | null;
  area: number | null;
  charge: Charge | null;
  fee: number;
  /** Goods that the template charges by weight or volume but that have no such measurement. */
  unmeasured: readonly string[];
}

export function quoteGroup(
  template: Template | null,
  members: readonly { line: Line; place: number }[],
  address: Address,
): Group {
  const method = template?.method ?? "pieces";
  const lines = members.map(({ line }) => line);
  const units = lines.reduce((sum, line) => sum + measureUnits(method, line), 0);
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
    unmeasured: template?.free
      ? []
      : lines.filter((line) => measureUnits(method, line) === 0).map(({ goods }) => goods),
  };
  if (!template) return { ...group, freeReason: "noTemplate" };
  const barred = findUndeliverableRegion(template, address);
  if (barred) return { ...group, outcome: "undeliverable", region: barred };
  if (template.free) return { ...group, freeReason: "template" };
  const chosen = chooseRule(template, address);
  if (!chosen) return { ...group, outcome: "undeliverable" };
  if (isFree(chosen.rule, method, units, amount))
    return { ...group, ...chosen, freeReason: "rule" };
  const charge = calculateCharge(chosen.rule, method, units);
  return { ...group, ...chosen, outcome: "charged", charge, fee: charge.fee };
}
