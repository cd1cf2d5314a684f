import { expect, test } from "vitest";
import { calculateAverage, deriveRating, fiveStars, type Stars } from "./deriveRating.ts";

const stars = (
  goodsStar: number,
  deliveryStar: number,
  shopStar: number,
  logisticStar: number,
): Stars => ({
  goodsStar,
  deliveryStar,
  shopStar,
  logisticStar,
});

test("the stars alone rate an order, and 3 stars are average", () => {
  expect(deriveRating(fiveStars)).toBe("good");
  expect(deriveRating(stars(4, 4, 4, 4))).toBe("good");
  expect(deriveRating(stars(4, 4, 4, 3))).toBe("average");
  expect(deriveRating(stars(3, 3, 3, 3))).toBe("average");
  expect(deriveRating(stars(2, 2, 2, 3))).toBe("average");
  expect(deriveRating(stars(2, 2, 2, 2))).toBe("bad");
  expect(deriveRating(stars(1, 1, 1, 5))).toBe("bad");
  expect(deriveRating(stars(1, 1, 1, 1))).toBe("bad");
});
test("the mean is of all four", () => {
  expect([
    calculateAverage(fiveStars),
    calculateAverage(stars(5, 4, 4, 4)),
    calculateAverage(stars(1, 2, 3, 5)),
  ]).toEqual([5, 4.25, 2.75]);
});
