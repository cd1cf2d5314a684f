import { expect, it } from "vitest";
import { localized, richText, rows, text } from "../schema/index.ts";
import { cleanValue, cleanValues } from "./cleanHtml.ts";

const dirty = '<p onclick="steal()">Fresh <b>figs</b></p><script>steal()</script>';
const clean = "<p>Fresh <b>figs</b></p>";

it("HTML is sanitized in every position: alone, in each language, and in child rows", () => {
  expect(cleanValue(richText(), dirty)).toBe(clean);
  expect(
    cleanValue(localized({ rich: true }), { en: dirty, zhCN: "<p>无花果</p>", km: null }),
  ).toEqual({
    en: clean,
    zhCN: "<p>无花果</p>",
    km: null,
  });
  expect(
    cleanValue(rows({ story: localized({ rich: true }), note: text() }), [
      { story: { en: dirty }, note: "<b>" },
    ]),
  ).toEqual([{ story: { en: clean }, note: "<b>" }]);
  expect(cleanValues({ story: richText() }, { story: dirty, other: dirty })).toEqual({
    story: clean,
    other: dirty,
  });
});
it("a language of which nothing is left is empty, and a value of such languages is none", () => {
  expect(
    cleanValue(localized({ rich: true }), { en: "<script>1</script>", zhCN: "<p>好</p>" }),
  ).toEqual({
    en: null,
    zhCN: "<p>好</p>",
  });
  expect(cleanValue(localized({ rich: true }), { en: "<script>1</script>" })).toBeNull();
});
it("texts that are no HTML are left as they are", () => {
  expect(cleanValue(localized({ long: true }), { en: "a < b & c" })).toEqual({ en: "a < b & c" });
  expect(cleanValue(text(), dirty)).toBe(dirty);
  expect(cleanValue(richText(), null)).toBeNull();
});
