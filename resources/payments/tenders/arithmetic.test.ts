import { describe, expect, test } from "vitest";
import { settleTenders } from "./settleTenders.ts";
import { shareTenders } from "./shareTenders.ts";
import { splitRefund } from "./splitRefund.ts";
import type { StoredTender, Tender } from "./tenderFields.ts";

const balance = (amount: number): StoredTender => ({ method: "balance", amount });
const giftCard = (shopId: number, amount: number): StoredTender => ({
  method: "giftCard",
  amount,
  shopId,
});
const orders = (...prices: number[]) =>
  prices.map((payPrice, place) => ({ shopId: place + 1, payPrice }));
const card = (amount: number): Tender => ({ method: "card", amount });

describe("tenders of several orders", () => {
  test("are split by what each order owes, to the cent", () => {
    expect(shareTenders([balance(1000)], "card", orders(3333, 3333, 3334))).toEqual([
      [balance(333), card(3000)],
      [balance(333), card(3000)],
      [balance(334), card(3000)],
    ]);
  });

  test("leave out a share of nothing, and an order of nothing is paid by the provider", () => {
    expect(shareTenders([balance(1)], "card", orders(5000, 1, 0))).toEqual([
      [balance(1), card(4999)],
      [card(1)],
      [card(0)],
    ]);
    expect(shareTenders([], "balance", orders(700))).toEqual([[balance(700)]]);
  });

  test("pay no order more than it costs, whatever the amounts", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const prices = Array.from(
        { length: 1 + (seed % 5) },
        (_, place) => (seed * 7919 * (place + 3)) % 997,
      );
      const due = prices.reduce((sum, price) => sum + price, 0);
      const part = (seed * 104_729) % (due + 1);
      const shares = shareTenders([balance(part)], "card", orders(...prices));
      const sums = shares.map((share) => share.reduce((sum, { amount }) => sum + amount, 0));
      expect(sums).toEqual(prices);
      const stored = shares.flat().filter(({ method }) => method === "balance");
      expect(stored.reduce((sum, { amount }) => sum + amount, 0)).toBe(part);
    }
  });
});

describe("gift cards of several shops", () => {
  test("pay the orders of their shop alone, before the balance and the provider", () => {
    const stored = [giftCard(1, 4000), giftCard(2, 2000), balance(3000)];
    expect(shareTenders(stored, "card", orders(6000, 2000, 4000))).toEqual([
      [{ method: "giftCard", amount: 4000 }, balance(1000), card(1000)],
      [{ method: "giftCard", amount: 2000 }],
      [balance(2000), card(2000)],
    ]);
  });

  test("pay no more than what remains of their shop's orders", () => {
    const held = [giftCard(1, 5000), giftCard(3, 2000)];
    const dueOfShop = (shopId: number) => ({ 1: 0, 2: 4000, 3: 2000 })[shopId] ?? 0;
    expect(settleTenders({ due: 6000, received: 5000, requested: 5000, held, dueOfShop })).toEqual({
      captured: [giftCard(1, 0), giftCard(3, 1000)],
      surplus: 0,
    });
  });

  test("are refunded before points, which are refunded before the provider", () => {
    const paid = [
      { ...balance(300), refunded: 0 },
      { ...card(500), refunded: 0 },
      { method: "points", amount: 600, refunded: 100 } as const,
      { method: "giftCard", amount: 500, refunded: 0 } as const,
    ];
    expect(splitRefund(paid, 1700)).toEqual([
      { method: "giftCard", amount: 500 },
      { method: "points", amount: 500 },
      card(500),
      balance(200),
    ]);
  });

  test("are refunded first", () => {
    const paid = [
      { method: "giftCard", amount: 5000, refunded: 4419 } as const,
      { ...card(3690), refunded: 0 },
    ];
    expect(splitRefund(paid, 2214)).toEqual([{ method: "giftCard", amount: 581 }, card(1633)]);
  });
});

describe("what is held", () => {
  const held = [balance(6000)];

  test("pays the rest of what the provider has received", () => {
    expect(settleTenders({ due: 10_000, received: 4000, requested: 4000, held })).toEqual({
      captured: [balance(6000)],
      surplus: 0,
    });
  });

  test("pays less once an order was cancelled, and the provider's money comes first", () => {
    expect(settleTenders({ due: 7000, received: 4000, requested: 4000, held })).toEqual({
      captured: [balance(3000)],
      surplus: 0,
    });
    expect(settleTenders({ due: 3000, received: 4000, requested: 4000, held })).toEqual({
      captured: [balance(0)],
      surplus: 1000,
    });
  });

  test("pays nothing where the provider has received another amount", () => {
    expect(settleTenders({ due: 10_000, received: 3999, requested: 4000, held })).toBeNull();
    expect(settleTenders({ due: 10_000, received: 4001, requested: 4000, held })).toBeNull();
    expect(settleTenders({ due: 10_000, received: 10_001, held: [] })).toBeNull();
  });
});

describe("a refund", () => {
  const paid = [
    { ...balance(2000), refunded: 0 },
    { ...card(4000), refunded: 3500 },
  ];

  test("goes back to the provider first, then to the balance", () => {
    expect(splitRefund(paid, 500)).toEqual([card(500)]);
    expect(splitRefund(paid, 1500)).toEqual([card(500), balance(1000)]);
    expect(splitRefund(paid, 0)).toEqual([]);
  });

  test("is at most what the tenders paid", () => {
    expect(() => splitRefund(paid, 2501)).toThrow(RangeError);
  });
});
