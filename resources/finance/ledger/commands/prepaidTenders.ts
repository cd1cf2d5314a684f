import { type RawBuilder, sql } from "kysely";
import type { PayMethod, PrepaidMethod } from "../../../../core/payMethods.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Posting } from "./postEntries.ts";

/** What is held by a method for a payment, of one shop alone where `shopId` is set. Cents. */
export type HeldPrepaid = Calculated<{
  method: PrepaidMethod;
  shopId: number | null;
  amount: TableRow<"gift_cards_holds">["amount"];
}>;

/** An order, and what a method pays of it or gets back. Cents. */
export interface PrepaidOrder {
  id: number;
  shopId: number;
  orderNo: CamelRow<"orders">["orderNo"] | null;
  memberId: number;
  amount: number;
}

/** Pays with what was held at checkout by one method, and refunds to it. */
export interface PrepaidTender {
  method: PrepaidMethod;
  /** The account of the ledger that pays. */
  account: "giftCards" | "points";
  /** Builds the query of what is held for a locked payment. */
  selectHeld(payOrderId: number): RawBuilder<HeldPrepaid>;
  /** Takes what pays the orders of a payment, and releases the rest. */
  capture(
    ctx: TransactionContext,
    payOrderId: number,
    orders: readonly PrepaidOrder[],
  ): Promise<void>;
  /** Locks what has paid orders, before the ledger is locked. */
  lockPaid(ctx: TransactionContext, orderIds: readonly number[]): Promise<void>;
  /**
   * Refunds an amount of an order, up to what was paid. Returns the postings of what differs from
   * the refund itself, such as an amount that goes on to the balance because its card has expired;
   * the caller posts them after the refund.
   */
  refund(
    ctx: TransactionContext,
    order: PrepaidOrder,
    refNo: string | null,
  ): Promise<readonly Posting[]>;
}
/** The methods that pay from checkout on, in the order in which they pay. */
export const prepaidTenders = defineService<readonly PrepaidTender[]>("prepaidTenders");

/** Returns the tender of a method, if it is one that is held at checkout. */
export const findPrepaid = (engine: Engine, method: PayMethod): PrepaidTender | undefined =>
  engine.services.get(prepaidTenders).find((one) => one.method === method);

/** Builds the query of what all methods hold for a locked payment; the first pays first. */
export const selectPrepaid = (engine: Engine, payOrderId: number): RawBuilder<HeldPrepaid> => {
  const parts = engine.services
    .get(prepaidTenders)
    .map(
      (one, place) =>
        sql<HeldPrepaid>`select ${sql.lit(place)} as place, h.* from (${one.selectHeld(payOrderId)}) h`,
    );
  return sql<HeldPrepaid>`
    select method, "shopId", amount from (${sql.join(parts, sql` union all `)}) held
    order by place, "shopId"`;
};

/** Locks what has paid orders by all methods. */
export async function lockPrepaid(
  ctx: TransactionContext,
  orderIds: readonly number[],
): Promise<void> {
  for (const one of ctx.engine.services.get(prepaidTenders)) await one.lockPaid(ctx, orderIds);
}
