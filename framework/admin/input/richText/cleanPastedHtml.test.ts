// @vitest-environment jsdom
import { generateJSON } from "@tiptap/core";
import { expect, test } from "vitest";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { extensions } from "./extensions.ts";

test("pasted HTML loses its code, colours, sizes and names, and keeps its formats", () => {
  const value = `<meta charset="utf-8"><style>p{color:red}</style><p class="x" id="y" style="color:red;text-align:center">One <span
    style="font-weight:700;font-size:9px">two</span></p><script>alert(1)</script><table><tr><td>four</td></tr></table>`;
  expect(cleanPastedHtml(value).replace(/\s+/g, " ")).toBe(
    '<p style="text-align: center;">One <span style="font-weight: 700;">two</span></p><table><tbody><tr><td>four</td></tr></tbody></table>',
  );
});
test("pictures are pasted from the app and the public web, not from the writer's machine", () => {
  const sources = ["data:image/png;base64,AA", "file:///C:/a.png", "https://example.com/b.png"];
  const html = [...sources, "/files/3/c.png"].map((src) => `<img src="${src}">`).join("");
  expect(cleanPastedHtml(html)).toBe(
    '<img src="https://example.com/b.png"><img src="/files/3/c.png">',
  );
});
test("a list of Word becomes a list", () => {
  const item = (marker: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
  const html = cleanPastedHtml(
    `<p>Pack</p>${item("·", "Tea")}${item("·", "Cups")}${item("1.", "Boil")}`,
  );
  const { content } = generateJSON(html, extensions);
  expect(
    content.map(({ type, content: items }: { type: string; content: unknown[] }) => [
      type,
      items.length,
    ]),
  ).toEqual([
    ["paragraph", 1],
    ["bulletList", 2],
    ["orderedList", 1],
  ]);
});
