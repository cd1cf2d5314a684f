import type { CallInput } from "../../../framework/schema/index.ts";
import { refusalEnvelope, refusalOf } from "../../../framework/server/http/answer.ts";
import type { HouseContext } from "../../../framework/server/rules.ts";
import type { Delivery } from "../orderCalls.ts";
import { orders } from "../orders.ts";
import { lockOrder } from "./lockOrders.ts";
import { shipOrder } from "./shipOrder.ts";
import { type Trade, tradeOf } from "./trade.ts";

type Asked = HouseContext & { input: CallInput<typeof orders, "delivery"> };

/** Ships many orders, each with its own parcel: what cannot be shipped is named by its place, and keeps no other from going. */
export async function delivery(context: Asked) {
  const { tx, actor, locale, engine, input } = context;
  const trade = tradeOf(context);
  const failed: { place: number; orderNo: string | null; error: string; message: string }[] = [];
  let shipped = 0;
  let skipped = 0;
  await tx.beyondWall(async () => {
    for (const [place, parcel] of inOrder(input.deliveryJson ?? [])) {
      // A blank number says that this one is not sent yet.
      if (parcel.deliveryNo.trim() === "") {
        skipped += 1;
        continue;
      }
      try {
        await tx.savepoint(() => shipOne(trade, actor.shopId ?? 0, parcel));
        shipped += 1;
      } catch (error) {
        const refusal = refusalOf(error, orders);
        if (!refusal) throw error;
        const { message } = refusalEnvelope(engine.translate, locale, orders, refusal);
        failed.push({ place, orderNo: parcel.orderNo ?? null, error: refusal.error, message });
      }
    }
  });
  return { shipped, skipped, failed };
}
/** Orders are locked in the order of their ids, as everybody locks them. */
const inOrder = (parcels: readonly Delivery[]): [number, Delivery][] =>
  [...parcels.entries()].sort(([, one], [, other]) => (one.orderId ?? 0) - (other.orderId ?? 0));
async function shipOne(trade: Trade, shopId: number, parcel: Delivery): Promise<void> {
  const { orderId, orderNo = "" } = parcel;
  const order = await lockOrder(trade.tx, orderId === undefined ? { orderNo } : { id: orderId }, { shopId });
  await shipOrder(trade, order, parcel);
}
