import type { Region } from "../regions.ts";

/** The unit in which a template counts: pieces, kilograms or cubic metres. */
export const methods = ["pieces", "weight", "volume"] as const;
export type Method = (typeof methods)[number];
export const outcomes = ["charged", "free", "undeliverable"] as const;
export const freeReasons = ["template", "rule", "noTemplate"] as const;

/**
 * The price of a delivery: one price for the first units, another for each started further step.
 * Prices are in cents.
 */
export interface Rule {
  firstNum: number;
  firstPrice: number;
  secondNum: number;
  secondPrice: number;
  /** Free from this many units; if `freeOverAmount` is set as well, both must be reached. */
  freeOverNum?: number | null;
  /** Free from this many cents of goods. */
  freeOverAmount?: number | null;
}
export interface AreaRule extends Rule {
  regions: readonly Region[];
}
export interface Template {
  id: number;
  name: string;
  free: boolean;
  method: Method;
  /** The default rule, where no area rule matches; null for a free template. */
  rule: Rule | null;
  areas: readonly AreaRule[];
  undeliverable: readonly Region[];
}
/** Goods shipped together, with their quantity. */
export interface Line {
  goods: string;
  template: Template | null;
  qty: number;
  weightKg: number;
  volumeM3: number;
  /** The price of the whole quantity, in cents. */
  amount: number;
}

/** How the fees of several templates in one order are combined. */
export const combinations = ["overlay", "lowest", "highest"] as const;
export type Combination = (typeof combinations)[number];
