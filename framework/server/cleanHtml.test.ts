import { expect, it } from "vitest";
import { localized, richText, rows, text } from "../schema/index.ts";
import { cleaned, cleanedValues } from "./cleanHtml.ts";

const dirty = '<p onclick="steal()">Fresh <b>figs</b></p><script>steal()</script>';
const clean = "<p>Fresh <b>figs</b></p>";

it("HTML is sanitized in every position: alone, in each language, and in child rows", () => {
  expect(cleaned(richText(), dirty)).toBe(clean);
  expect(
    cleaned(localized({ rich: true }), { en: dirty, zhCN: "<p>无花果</p>", km: null }),
  ).toEqual({
    en: clean,
    zhCN: "<p>无花果</p>",
    km: null,
  });
  expect(
    cleaned(rows({ story: localized({ rich: true }), note: text() }), [
      { story: { en: dirty }, note: "<b>" },
    ]),
  ).toEqual([{ story: { en: clean }, note: "<b>" }]);
  expect(cleanedValues({ story: richText() }, { story: dirty, other: dirty })).toEqual({
    story: clean,
    other: dirty,
  });
});
it("a language of which nothing is left is empty, and a value of such languages is none", () => {
  expect(
    cleaned(localized({ rich: true }), { en: "<script>1</script>", zhCN: "<p>好</p>" }),
  ).toEqual({
    en: null,
    zhCN: "<p>好</p>",
  });
  expect(cleaned(localized({ rich: true }), { en: "<script>1</script>" })).toBeNull();
});
it("texts that are no HTML are left as they are", () => {
  expect(cleaned(localized({ long: true }), { en: "a < b & c" })).toEqual({ en: "a < b & c" });
  expect(cleaned(text(), dirty)).toBe(dirty);
  expect(cleaned(richText(), null)).toBeNull();
});
