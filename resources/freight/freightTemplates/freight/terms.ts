import type { Region } from "../regions.ts";

/** What a template counts: pieces, kilograms, or cubic metres. */
export const methods = ["pieces", "weight", "volume"] as const;
export type Method = (typeof methods)[number];

/** What a delivery costs: the first so many units, and each further so many begun. Prices are cents. */
export interface Rule {
  firstNum: number;
  firstPrice: number;
  secondNum: number;
  secondPrice: number;
  /** Free from so many units; where both are set, both must be reached. */
  freeOverNum?: number | null;
  /** Free from so many cents of goods. */
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
  /** What holds where no area does; a free template has none. */
  rule: Rule | null;
  areas: readonly AreaRule[];
  undeliverable: readonly Region[];
}
/** Goods that travel together, as many as are bought of them. */
export interface Line {
  goods: string;
  template: Template | null;
  qty: number;
  weightKg: number;
  volumeM3: number;
  /** What all of them cost, in cents. */
  amount: number;
}

/** How the fees of several templates in one order become one. */
export const combinations = ["overlay", "lowest", "highest"] as const;
export type Combination = (typeof combinations)[number];
