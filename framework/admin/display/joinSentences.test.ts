import { expect, it } from "vitest";
import { joinSentences } from "./joinSentences.ts";

const toTranslate = (stop: string, space: string) => (key: string) =>
  key === "punctuation.stop" ? stop : space;
const english = toTranslate(".", " ");
const chinese = toTranslate("。", "");

it("ends the first sentence as its language does, and no sentence twice", () => {
  expect(joinSentences(english, "Can't reach the server", "Nothing was lost.")).toBe(
    "Can't reach the server. Nothing was lost.",
  );
  expect(joinSentences(english, "Try again.", "Nothing was lost.")).toBe(
    "Try again. Nothing was lost.",
  );
  expect(joinSentences(chinese, "无法连接服务器", "您的操作没有丢失。")).toBe(
    "无法连接服务器。您的操作没有丢失。",
  );
});
