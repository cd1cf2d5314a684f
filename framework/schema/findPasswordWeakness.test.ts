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
  ["Bridge-2026", "passwordName"],
  ["mia.wei1", "passwordName"],
  ["bridge:ana1", "passwordName"],
])("S7: %j is refused as %s", (password, key) => {
  expect(
    findPasswordWeakness(password, ["bridge:ana", "bridge", "mia.wei@example.com", null])?.key,
  ).toBe(`validation.${key}`);
});

test.each([
  "libraryhall-demo",
  "libraryhall-pay",
  "correct horse",
  "a password of one's own",
  "bridge lights in june",
])("S7: %j is accepted", (password) => {
  expect(findPasswordWeakness(password, ["bridge", "bridge@example.com", "Mia"])).toBeNull();
});
