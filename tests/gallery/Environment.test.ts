import { expect, test } from "vitest";
import { findObstacle } from "./Environment.ts";

const here = { chromium: "150", latin: "a1", chinese: "b1" };

test("pictures of the same browser and fonts are compared", () => {
  expect(findObstacle(here, { ...here })).toBeNull();
});

test.each([
  [{ chromium: "151" }, "the pictures are of Chromium 150, and this is Chromium 151"],
  [{ latin: "a2" }, "this machine draws Inter differently"],
  [{ chinese: "b2" }, /another font for Chinese/],
])("%o is named as what makes all pictures differ", (other, sentence) => {
  expect(findObstacle(here, { ...here, ...other })).toMatch(sentence);
});
