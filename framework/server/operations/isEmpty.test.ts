import { expect, test } from "vitest";
import { isEmpty } from "./isEmpty.ts";

test("null, undefined and a list without items are empty; zero, false and texts are values", () => {
  expect([null, undefined, []].map(isEmpty)).toEqual([true, true, true]);
  expect([0, false, "", [0], {}].map(isEmpty)).toEqual([false, false, false, false, false]);
});
