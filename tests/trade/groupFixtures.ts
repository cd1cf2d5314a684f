import { expect } from "vitest";
import type { CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { GroupSelection } from "../../resources/pricing/index.ts";
import type { TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

export interface Buyer {
  id: number;
  name: string;
}
export type Group = Pick<
  CamelRow<"group_orders">,
  "id" | "groupNo" | "status" | "payStatus" | "haveNum" | "groupNum" | "endTime"
>;
/** Fixtures of group orders: goods that are sold in groups. */
export async function openGroupFixtures(server: TestServer) {
  const market: Market = await openMarket(server);
  const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await server.database.pool.query(text, values)).rows as T[];
  const setUp = async (goods: number, more: object = {}, shop: "harbour" | "laneway" = "harbour") =>
    server.post(shop, "member/group/editSubmit", {
      goods,
      groupType: 1,
      groupNum: 3,
      groupLimitHours: 24,
      ...more,
    });
  /** Creates goods that are sold in groups; returns their ids and SKU. */
  const offer = async (more: object = {}, { price = 40, stock = 20, cartItem = {} } = {}) => {
    const made = await market.cartItem(price, stock, cartItem);
    const { code, data } = await setUp(made.goodsId, more);
    expect([code, data.errors]).toEqual([200, undefined]);
    return { ...made, activityId: data.id as number };
  };
  const order = async (
    buyer: Buyer,
    skuId: number,
    group: GroupSelection,
    { now, qty = 1 }: { now?: Date; qty?: number } = {},
  ) => {
    const placed = await market.place(buyer, [{ skuId, qty }], { group }, now);
    const [one] = placed.orders;
    if (!one) throw new Error("nothing was placed");
    return { ...one, payOrderId: placed.payOrderId };
  };
  const readGroup = async (orderId: number): Promise<Group | undefined> => {
    const [group] = await sql<Group>(
      `select g.id, g.group_no as "groupNo", g.status, g.pay_status as "payStatus", g.have_num as "haveNum", g.group_num as "groupNum",
         g.end_time as "endTime" from group_orders g join orders o on o.group_order_id = g.id where o.id = $1`,
      [orderId],
    );
    return group;
  };
  /** Starts a group: places and pays the leader's order. */
  const begin = async (
    buyer: Buyer,
    skuId: number,
    ask: { people?: number; now?: Date; qty?: number } = {},
  ) => {
    const { people, ...more } = ask;
    const placed = await order(buyer, skuId, { mode: "launch", people: people ?? null }, more);
    await market.pay(placed.payOrderId, ask.now);
    const group = await readGroup(placed.id);
    if (!group) throw new Error("no group was begun");
    return { ...placed, group };
  };
  const join = async (
    buyer: Buyer,
    skuId: number,
    groupNo: string,
    more: { now?: Date; qty?: number } = {},
  ) => {
    const placed = await order(buyer, skuId, { mode: "join", groupNo }, more);
    await market.pay(placed.payOrderId, more.now);
    return placed;
  };
  const readState = async (orderId: number) => {
    const [row] = await sql<Pick<CamelRow<"orders">, "status" | "cancelReason" | "groupOrderId">>(
      `select status, cancel_reason as "cancelReason", group_order_id as "groupOrderId" from orders where id = $1`,
      [orderId],
    );
    return row;
  };
  const readProviderRefunds = (orderId: number) =>
    sql<Pick<TableRow<"money_backs">, "amount" | "reason" | "status">>(
      "select amount::int, reason, status from money_backs where order_id = $1 order by id",
      [orderId],
    );
  return {
    server,
    market,
    sql,
    setUp,
    offer,
    order,
    begin,
    join,
    readGroup,
    readState,
    readProviderRefunds,
  };
}
export type GroupFixtures = Awaited<ReturnType<typeof openGroupFixtures>>;
