import { describe, expect, test } from "vitest";
import { nameInSentence, omitNoun } from "./nameInSentence.ts";

const english: Record<string, string> = {
  "framework.action.quoted": "“%{name}”",
  "framework.action.doneTo": "%{sentence}: %{name}",
};
const chinese = { ...english, "framework.action.doneTo": "%{sentence}：%{name}" };
const translateWith =
  (messages: Record<string, string>) =>
  (key: string, values: Record<string, unknown> = {}) =>
    (messages[key] ?? key).replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
const inEnglish = (sentence: string, kind: string, name: string) =>
  nameInSentence(sentence, { kind, name, translate: translateWith(english) });
const inChinese = (sentence: string, kind: string, name: string) =>
  nameInSentence(sentence, { kind, name, translate: translateWith(chinese) });

describe("a sentence about one record names it", () => {
  test("after its kind: a title in quotation marks, a number without", () => {
    expect(inEnglish("Stall closed", "Stall", "Pear jam")).toBe("Stall “Pear jam” closed");
    expect(inEnglish("Loan cancelled", "Loan", "L-12")).toBe("Loan L-12 cancelled");
    expect(inEnglish("Loan is being sent", "Loan", "#1042")).toBe("Loan #1042 is being sent");
    expect(inEnglish("Account approved", "Reader account", "Wei")).toBe("Account “Wei” approved");
  });
  test("in place of the number and the measure word", () => {
    expect(inChinese("已下架 1 件商品", "商品", "梨酱")).toBe("已下架商品“梨酱”");
    expect(inChinese("已提交 1 件商品审核", "商品", "梨酱")).toBe("已提交商品“梨酱”审核");
    expect(inChinese("已通过 1 笔借阅", "借阅", "L-12")).toBe("已通过借阅 L-12");
    expect(inChinese("已启用 1 个类目", "商品类目", "茶")).toBe("已启用类目“茶”");
    expect(inChinese("已确认 1 笔到账", "借阅", "L-12")).toBe("已确认 L-12 到账");
    expect(inChinese("借阅已取消", "借阅", "L-12")).toBe("借阅 L-12 已取消");
  });
  test("at its end, where it is about something else", () => {
    expect(inEnglish("Reply sent", "Loan", "L-12")).toBe("Reply sent: L-12");
    expect(inChinese("回复已发送", "借阅", "L-12")).toBe("回复已发送：L-12");
    expect(inEnglish("Test sent. See the log.", "Loan", "L-12")).toBe("Test sent. See the log.");
    // A longer word that begins alike is another one.
    expect(inEnglish("Loans closed", "Loan", "L-12")).toBe("Loans closed: L-12");
  });
  test("with a long title cut", () => {
    const sentence = inEnglish("Stall closed", "Stall", "pear ".repeat(40));
    expect(sentence).toMatch(/^Stall “(pear )+.*…” closed$/);
    expect(sentence.length).toBeLessThan(70);
  });
});

test("what was done is said without the kind of record", () => {
  expect(omitNoun("Stall closed", "Stall")).toBe("Closed");
  expect(omitNoun("已下架 1 件商品", "商品")).toBe("已下架");
  expect(omitNoun("已提交 1 件商品审核", "商品")).toBe("已提交审核");
  expect(omitNoun("已将 1 笔借阅标记为丢失", "借阅")).toBe("已将借阅标记为丢失");
  expect(omitNoun("Loan is being sent", "Loan")).toBe("Loan is being sent");
  expect(omitNoun("Reply sent", "Loan")).toBe("Reply sent");
});
