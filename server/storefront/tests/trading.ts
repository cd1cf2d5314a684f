import { expect } from "vitest";
import type { TestServer } from "../../../tests/testServer.ts";
import { signUpBuyer } from "./buyer.ts";
import { createShelf, seedStorefront } from "./storefrontFixtures.ts";

export const perth = {
  name: "Mia Chen",
  phone: "+61 400 111 222",
  state: "WA",
  city: "Perth",
  postcode: "6000",
  address: "12 Hay Street",
};
export type Buying = Awaited<ReturnType<typeof signUpBuyer>>;

/**
 * Creates a shop that trades: goods, buyers with money in their wallets, and access to the
 * remaining stock.
 */
export async function openTradingFixtures(server: TestServer) {
  const shelf = createShelf(server, await seedStorefront(server));
  const { pool } = server.database;
  let recharged = 0;
  const fill = async ({ id }: Pick<Buying, "id">, cents: number) => {
    recharged += 1;
    await pool.query(
      "select post_ledger('recharge', 'payments', $1, null, null, now(), null, $2)",
      [
        800_000 + recharged,
        JSON.stringify([
          { account: "wallet", buyerId: id, type: "recharge", amount: cents },
          { account: "provider", provider: "wxPay", type: "recharge", amount: -cents },
        ]),
      ],
    );
  };
  const readStock = async (skuId: number): Promise<number> =>
    (await pool.query("select stock from skus where id = $1", [skuId])).rows[0].stock;
  const createSku = async (
    more: object = {},
    shop: "harbour" | "laneway" = "harbour",
  ): Promise<number> => (await shelf.put(more, shop)).skus[0].id;
  /** Orders a cart at its quoted price. */
  const order = async (
    buyer: Buying,
    items: { skuId: number; qty: number }[],
    headers: Record<string, string> = {},
  ) => {
    const quoted = await buyer.post("orders/quote", { items, address: perth }, headers);
    expect([quoted.status, quoted.data.errors]).toEqual([200, undefined]);
    return buyer.post("orders", { items, address: perth, amount: quoted.data.amount }, headers);
  };
  const buyer = async (cents = 0) => {
    const one = await signUpBuyer(server);
    if (cents > 0) await fill(one, cents);
    return one;
  };
  return { shelf, fill, readStock, createSku, order, buyer };
}
