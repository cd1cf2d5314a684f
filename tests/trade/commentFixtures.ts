import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { commentLine, confirmReceipt } from "../../resources/orders/server.ts";
import type { Commenting } from "../../resources/orders/testing.ts";
import type { TestServer } from "../testServer.ts";
import type { Market } from "./orderFixtures.ts";

interface Buyer {
  id: number;
  name: string;
}
export interface Received {
  id: number;
  orderNo: string;
  lines: { id: number; goodsId: number }[];
}
export const inDays = (days: number, seconds = 0): Date =>
  new Date(Date.now() + days * 86_400_000 + seconds * 1000);
export const stars = (given: number) => ({
  goodsStar: given,
  deliveryStar: given,
  shopStar: given,
  logisticStar: given,
});

/** Fixtures of comments: an order with several lines that a buyer has received. */
export function createCommentFixtures(server: TestServer, market: Market) {
  const { pool } = server.database;
  const shipped = async (buyer: Buyer, things = 1): Promise<Received> => {
    const cartItems: { goodsId: number; skuId: number }[] = [];
    for (let made = 0; made < things; made += 1) cartItems.push(await market.cartItem(10, 5));
    const placed = await market.place(
      buyer,
      cartItems.map(({ skuId }) => ({ skuId, qty: 1 })),
    );
    await market.pay(placed.payOrderId);
    const [order] = placed.orders;
    if (!order) throw new Error("nothing was placed");
    const deliveryJson = [{ orderId: order.id, deliveryType: "auspost", deliveryNo: "0" }];
    await server.post("harbour", "member/order/delivery", { deliveryJson });
    const { rows } = await pool.query<Pick<CamelRow<"orders_lines">, "id" | "goodsId">>(
      `select id, goods_id as "goodsId" from orders_lines where parent_id = $1 order by goods_id`,
      [order.id],
    );
    return { id: order.id, orderNo: order.orderNo, lines: rows };
  };
  const received = async (buyer: Buyer, things = 1): Promise<Received> => {
    const order = await shipped(buyer, things);
    await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
    return order;
  };
  const comment = (buyer: Buyer, order: Received, more: Partial<Commenting> = {}, now?: Date) =>
    market.command(
      market.asBuyer(buyer),
      (ctx) =>
        commentLine(ctx, buyer.id, {
          orderNo: order.orderNo,
          lineId: order.lines[0]?.id ?? 0,
          content: "Fresh and quick",
          ...stars(5),
          ...more,
        }),
      now,
    );
  const read = async (id: number) =>
    (await server.get("harbour", "member/comment/get", { id })).data;
  const counted = async (goodsId: number | undefined): Promise<number[]> => {
    const { rows } = await pool.query(
      "select comment_num, good_comment_num, bad_comment_num from goods where id = $1",
      [goodsId],
    );
    return Object.values(rows[0]);
  };
  const lineStates = async (orderId: number): Promise<string[]> => {
    const { rows } = await pool.query(
      "select comment_status from orders_lines where parent_id = $1 order by goods_id",
      [orderId],
    );
    return rows.map(({ comment_status }) => comment_status);
  };
  const kinds = async (orderId: number): Promise<string[]> =>
    (await market.order(orderId)).events.map(({ kind }: { kind: string }) => kind);
  return { shipped, received, comment, read, counted, lineStates, kinds };
}
