import { expect, test } from "vitest";
import { fiveStars, meanOf, ratingOf, type Stars } from "./rate.ts";

const stars = (goodsStar: number, deliveryStar: number, shopStar: number, logisticStar: number): Stars => ({
  goodsStar,
  deliveryStar,
  shopStar,
  logisticStar,
});

test("stars alone say how a buyer rates, and between good and bad lies average", () => {
  expect(ratingOf(fiveStars)).toBe("good");
  expect(ratingOf(stars(4, 4, 4, 4))).toBe("good");
  expect(ratingOf(stars(4, 4, 4, 3))).toBe("average");
  expect(ratingOf(stars(3, 3, 3, 3))).toBe("average");
  expect(ratingOf(stars(2, 2, 2, 3))).toBe("average");
  expect(ratingOf(stars(2, 2, 2, 2))).toBe("bad");
  expect(ratingOf(stars(1, 1, 1, 5))).toBe("bad");
  expect(ratingOf(stars(1, 1, 1, 1))).toBe("bad");
});
test("the mean is of all four", () => {
  expect([meanOf(fiveStars), meanOf(stars(5, 4, 4, 4)), meanOf(stars(1, 2, 3, 5))]).toEqual([5, 4.25, 2.75]);
});
