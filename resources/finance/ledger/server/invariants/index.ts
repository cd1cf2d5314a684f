import { bookInvariants } from "./books.ts";
import { groupInvariants } from "./groups.ts";
import type { Invariant } from "./invariant.ts";
import { orderInvariants } from "./orders.ts";
import { settlementInvariants } from "./settlements.ts";
import { stockInvariants } from "./stock.ts";

/** What must hold of all trade, whatever was done, in whichever order, and wherever a process died. */
export const invariants: readonly Invariant[] = [
  ...orderInvariants,
  ...stockInvariants,
  ...bookInvariants,
  ...settlementInvariants,
  ...groupInvariants,
];
