import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import { checkState, type LockedOrder } from "../queries/lockOrders.ts";
import type { Receiver } from "./placeOrder.ts";

/** Formats the previous receiver for the order's timeline. */
export const readReceiver = (
  order: Pick<
    CamelRow<"orders">,
    "receiveName" | "receivePhone" | "receiveCity" | "receiveAddress"
  >,
): string =>
  [order.receiveName, order.receivePhone, order.receiveAddress, order.receiveCity]
    .filter(Boolean)
    .join(", ");

/**
 * Changes the receiver of an order for its buyer, until it is shipped. The state cannot change,
 * since freight was priced for it: buyer and shop settle that between them.
 *
 * @throws {DomainError} `order.addressChangesFreight` when the new address is in another state.
 * @throws {DomainError} `order.isPickup` when the customer collects the order.
 */
export async function changeReceiver(
  ctx: TransactionContext,
  order: LockedOrder,
  receiver: Receiver,
): Promise<void> {
  const { tx } = ctx;
  checkState(order, ["unshipped"], "editAddress");
  const before = await tx.first(
    tx.db
      .selectFrom("orders")
      .select(["receive_name as receiveName", "receive_phone as receivePhone"])
      .select(["receive_state as receiveState", "receive_city as receiveCity"])
      .select("receive_address as receiveAddress")
      .where("id", "=", order.id),
  );
  if (order.selfLifting || !before) throw domainError("order.isPickup");
  if (before.receiveState !== receiver.state) throw domainError("order.addressChangesFreight");
  await updateRows(ctx, "orders", order.id, {
    receive_name: receiver.name,
    receive_phone: receiver.phone,
    receive_city: receiver.city,
    receive_postcode: receiver.postcode ?? null,
    receive_address: receiver.address,
  });
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "addressEdited",
    data: { before: readReceiver(before) },
  });
}
