import { beforeAll, expect, test } from "vitest";
import { findPasswordWeakness, loadCommonPasswords } from "./findPasswordWeakness.ts";

beforeAll(loadCommonPasswords);

test.each([
  ["password", "passwordCommon"],
  ["PassWord1", "passwordCommon"],
  ["12345678", "passwordCommon"],
  ["qwertyui", "passwordCommon"],
  [" iloveyou ", "passwordCommon"],
  ["11111111", "passwordCommon"],
  ["ababababab", "passwordSimple"],
  ["        ", "passwordSimple"],
  ["Harbour-2026", "passwordName"],
  ["mia.wei1", "passwordName"],
  ["harbour:ana1", "passwordName"],
])("S7: %j is refused as %s", (password, key) => {
  expect(
    findPasswordWeakness(password, ["harbour:ana", "harbour", "mia.wei@example.com", null])?.key,
  ).toBe(`validation.${key}`);
});

test.each([
  "markethall-demo",
  "markethall-pay",
  "correct horse",
  "a password of one's own",
  "harbour lights in june",
])("S7: %j is accepted", (password) => {
  expect(findPasswordWeakness(password, ["harbour", "harbour@example.com", "Mia"])).toBeNull();
});
