import { expect } from "vitest";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { TestServer } from "../testServer.ts";
import { openMarket } from "./orderFixtures.ts";

export const minute = 60_000;
/** The instant of a number of minutes after the present one, which begins on a minute. */
export const inMinutes = (minutes: number): Date =>
  new Date((Math.floor(Date.now() / minute) + minutes) * minute);

interface Offer {
  /** Regular and flash price of the only SKU. */
  price?: number;
  flash?: number;
  stock?: number;
  allocated?: number;
  limit?: number;
  from?: Date;
  to?: Date;
  /** Whether it began an hour ago. */
  running?: boolean;
  cartItem?: object;
}
/** Fixtures of flash sales: goods with a sale, by the calls of the merchant's screens. */
export async function openFlashFixtures(server: TestServer) {
  const market = await openMarket(server);
  const setUp = (values: object, shop: "harbour" | "laneway" = "harbour") =>
    server.post(shop, "member/seckill/editSubmit", {
      seckillBeginTime: inMinutes(60).toISOString(),
      seckillEndTime: inMinutes(120).toISOString(),
      ...values,
    });
  /** Creates goods with a sale, which begins in an hour; returns their ids. */
  const offer = async ({
    price = 59.95,
    flash = 39.95,
    stock = 100,
    allocated = 50,
    limit = 0,
    from = inMinutes(60),
    to = inMinutes(120),
    running = false,
    cartItem = {},
  }: Offer = {}) => {
    const made = await market.cartItem(price, stock, cartItem);
    const { code, data } = await setUp({
      goods: made.goodsId,
      seckillBeginTime: from.toISOString(),
      seckillEndTime: to.toISOString(),
      seckillLimitNum: limit,
      priceFormList: [{ skuId: made.skuId, price: flash, allocated }],
    });
    expect([code, data.errors]).toEqual([200, undefined]);
    if (running)
      await server.database.pool.query(
        `update flash_sales set status = 'running', seckill_begin_time = now() - interval '1 hour',
           due_time = seckill_end_time where id = $1`,
        [data.id],
      );
    return { ...made, saleId: data.id as number, from, to };
  };
  const readSold = async (saleId: number): Promise<number> =>
    (
      await server.database.pool.query<Pick<TableRow<"flash_sales_price_form_list">, "sold">>(
        "select sold from flash_sales_price_form_list where parent_id = $1 order by position limit 1",
        [saleId],
      )
    ).rows[0]?.sold ?? 0;
  const read = async (saleId: number) =>
    (await server.get("harbour", "member/seckill/get", { id: saleId })).data;
  const readType = async (goodsId: number): Promise<number> =>
    (await server.get("harbour", "member/goods/get", { id: goodsId })).data.type;
  return { server, market, setUp, offer, readSold, read, readType };
}
export type FlashFixtures = Awaited<ReturnType<typeof openFlashFixtures>>;
