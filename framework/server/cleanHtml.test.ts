import { expect, it } from "vitest";
import { localized, richText, rows, text } from "../schema/index.ts";
import { cleanHtml, cleanValue, cleanValues } from "./cleanHtml.ts";

const dirty = '<p onclick="steal()">Fresh <b>figs</b></p><script>steal()</script>';
const clean = "<p>Fresh <b>figs</b></p>";

it("HTML is sanitized in every position: alone, in each language, and in child rows", () => {
  expect(cleanValue(richText(), dirty, "story")).toBe(clean);
  expect(
    cleanValue(localized({ rich: true }), { en: dirty, zhCN: "<p>无花果</p>", km: null }, "story"),
  ).toEqual({
    en: clean,
    zhCN: "<p>无花果</p>",
    km: null,
  });
  expect(
    cleanValue(
      rows({ story: localized({ rich: true }), note: text() }),
      [{ story: { en: dirty }, note: "<b>" }],
      "pages",
    ),
  ).toEqual([{ story: { en: clean }, note: "<b>" }]);
  expect(cleanValues({ story: richText() }, { story: dirty, other: dirty })).toEqual({
    story: clean,
    other: dirty,
  });
});
it("a language of which nothing is left is empty, and a value of such languages is none", () => {
  expect(
    cleanValue(localized({ rich: true }), { en: "<script>1</script>", zhCN: "<p>好</p>" }, "story"),
  ).toEqual({
    en: null,
    zhCN: "<p>好</p>",
  });
  expect(cleanValue(localized({ rich: true }), { en: "<script>1</script>" }, "story")).toBeNull();
});
it("texts that are no HTML are left as they are", () => {
  expect(cleanValue(localized({ long: true }), { en: "a < b & c" }, "story")).toEqual({
    en: "a < b & c",
  });
  expect(cleanValue(text(), dirty, "story")).toBe(dirty);
  expect(cleanValue(richText(), null, "story")).toBeNull();
});

it("tables and pictures are stored, with the attributes that the editor writes", () => {
  const table =
    '<table><tbody><tr><th colspan="2"><p>Size</p></th></tr><tr><td><p>S</p></td><td><p>M</p></td></tr></tbody></table>';
  const picture = '<p><img src="/files/3/fig.png" alt="A fig" width="200" /></p>';
  expect(cleanHtml(table + picture)).toBe(table + picture);
});
it.each([
  ["999999999", ' colspan="100"'],
  ["100", ' colspan="100"'],
  ["007", ' colspan="7"'],
  ["0", ""],
  ["-3", ""],
  ["1e9", ""],
  ["many", ""],
])("a cell that spans %s columns and rows is stored with at most 100", (span, stored) => {
  expect(cleanHtml(`<td colspan="${span}">A</td>`)).toBe(`<td${stored}>A</td>`);
  const rowspan = stored.replace("colspan", "rowspan");
  expect(cleanHtml(`<th rowspan="${span}">A</th>`)).toBe(`<th${rowspan}>A</th>`);
});
it.each([
  ["a script", "<td><script>steal()</script>A</td>", "<td>A</td>"],
  ["a handler", '<td onclick="steal()" colspan="2">A</td>', '<td colspan="2">A</td>'],
  ["a handler of a picture", '<img src="/a.png" onerror="steal()" />', '<img src="/a.png" />'],
  ["a link to code", '<a href="javascript:steal()">A</a>', "<a>A</a>"],
  ["a picture of data", '<img src="data:image/svg+xml,x" alt="A" />', '<img alt="A" />'],
  ["a frame", '<iframe src="https://example.com"></iframe><p>A</p>', "<p>A</p>"],
])("%s is removed", (_, given, stored) => {
  expect(cleanHtml(given)).toBe(stored);
});

it.each([
  "/api/member/books/export",
  "/files/../api/member/books/export",
  "/%61pi/health",
  "\\api\\health",
])("a picture does not make its reader's browser call %s", (src) => {
  expect(cleanHtml(`<p>A<img src="${src}" alt="B"></p>`)).toBe("<p>A</p>");
});

const nest = (depth: number) => `${"<b>".repeat(depth)}A${"</b>".repeat(depth)}`;
it("at most 200 elements are inside each other, whether they are stored or not", () => {
  const issue = { key: "validation.nestedTooDeep", params: { max: 200 } };
  expect(cleanHtml(nest(200))).toBe(nest(200));
  expect(cleanHtml(nest(200) + nest(200))).toBe(nest(200) + nest(200));
  expect(() => cleanHtml(nest(201))).toThrow(expect.objectContaining({ issue }));
  expect(() => cleanHtml("<b>".repeat(300_000))).toThrow(expect.objectContaining({ issue }));
  expect(() => cleanHtml("<x>".repeat(300_000))).toThrow(expect.objectContaining({ issue }));
});
it("the error of elements inside each other names the field, in child rows too", () => {
  const issue = { key: "validation.nestedTooDeep", params: { max: 200 } };
  expect(() => cleanValues({ story: richText() }, { story: nest(201) })).toThrow(
    expect.objectContaining({ code: "input.invalid", issues: { story: issue } }),
  );
  const pages = rows({ story: localized({ rich: true }) });
  const given = { pages: [{ story: { en: "A" } }, { story: { en: nest(201) } }] };
  expect(() => cleanValues({ pages }, given)).toThrow(
    expect.objectContaining({ code: "input.invalid", issues: { "pages.1.story": issue } }),
  );
});
