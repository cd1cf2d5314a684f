import type { RawBuilder } from "kysely";
import type { DomainError } from "../../../../framework/server/domainError.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartItem } from "../cartItem.ts";
import type { PricingRequest } from "../pricingRequest.ts";
import type { PricingSource, Verdict } from "../pricingSource.ts";

/** A placed order, as a source reserves for it. */
export interface ReservedOrder {
  id: number;
  shopId: number;
  memberId: number;
  payOrderId: number;
}
/** A source of prices with what it takes from the database when its order is placed. */
export interface CartSource extends PricingSource {
  /** Returns the error of an order for which the buyer chose it although it does not apply. */
  refuse?(verdict: Exclude<Verdict, { ok: true }>): DomainError;
  /**
   * Checks what concurrent orders may take, such as a limit per buyer, and locks it until the
   * transaction ends.
   *
   * @throws {DomainError} when the order would exceed it.
   */
  claim?(tx: Tx, memberId: number): Promise<void>;
  /** The points that pay a part of its price, and what they pay of it, in cents. */
  points?: { points: number; amount: number };
  /** Builds the statement that reserves it for an order; it runs in the batch that places it. */
  reserve?(order: ReservedOrder): RawBuilder<unknown>;
}

/**
 * Finds the sources that may apply to one cart, in all of its stages.
 *
 * @example
 * ```ts
 * declare const createWelcomeSource: (shopId: number) => CartSource;
 * const findWelcomeSource: SourceFinder = async (_tx, { items }) =>
 *   [...new Set(items.map(({ shopId }) => shopId))].map(createWelcomeSource);
 * ```
 */
export type SourceFinder = (
  tx: Tx,
  request: PricingRequest & { items: readonly CartItem[] },
) => Promise<readonly CartSource[]>;

/** The finders of all sources that adjust prices; the composition root provides them. */
export const sourceFinders = defineService<readonly SourceFinder[]>("sourceFinders");
