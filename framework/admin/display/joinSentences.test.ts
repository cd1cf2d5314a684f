import { expect, it } from "vitest";
import { joinSentences } from "./joinSentences.ts";

it("ends the first sentence as its language does, and no sentence twice", () => {
  expect(joinSentences("Can't reach the server", "Nothing was lost.")).toBe(
    "Can't reach the server. Nothing was lost.",
  );
  expect(joinSentences("Try again.", "Nothing was lost.")).toBe("Try again. Nothing was lost.");
  expect(joinSentences("无法连接服务器", "您的操作没有丢失。")).toBe(
    "无法连接服务器。您的操作没有丢失。",
  );
});
