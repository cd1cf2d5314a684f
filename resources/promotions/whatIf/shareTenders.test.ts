import { expect, test } from "vitest";
import { shareTenders } from "./shareTenders.ts";

test("GC1: a card of A$50.00 leaves A$36.90 of A$86.90, of which 2,000 points pay A$6.00", () => {
  const tried = { giftCard: 5000, points: 0, rate: 300 };
  expect(shareTenders(8690, tried)).toEqual({
    byGiftCard: 5000,
    points: 0,
    byPoints: 0,
    rest: 3690,
  });
  expect(shareTenders(8690, { ...tried, points: 2000 })).toMatchObject({
    points: 2000,
    byPoints: 600,
    rest: 3090,
  });
});

test("more than is owed pays what is owed, by the fewest points", () => {
  expect(shareTenders(500, { giftCard: 300, points: 10_000, rate: 300 })).toEqual({
    byGiftCard: 300,
    points: 667,
    byPoints: 200,
    rest: 0,
  });
  expect(shareTenders(500, { giftCard: 900, points: 10_000, rate: 0 })).toEqual({
    byGiftCard: 500,
    points: 0,
    byPoints: 0,
    rest: 0,
  });
});
