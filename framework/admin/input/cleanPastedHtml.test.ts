// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanPastedHtml, serializeHtml, toSafeAddress } from "./cleanPastedHtml.ts";

test("pasted HTML retains only what the editor has a button for", () => {
  const value = `<meta charset="utf-8"><style>p{color:red}</style><b style="font-weight:normal"><div><p style="color:red" onclick="x()">One <span
    style="font-weight:700">two</span></p><script>alert(1)</script><ul><li><em>three</em></li></ul><table><tr><td>four</td></tr></table>
    <img src=x onerror=alert(1)><a href="javascript:alert(1)" style="x">five</a> <a href="https://example.com" onclick="x()">six</a></div></b>`;
  expect(cleanPastedHtml(value).replace(/>\s+</g, "><").trim()).toBe(
    '<p>One <b>two</b></p><ul><li><i>three</i></li></ul>four <a>five</a><a href="https://example.com">six</a>',
  );
});
test("styles that browsers add on insertion are removed", () => {
  const area = document.createElement("div");
  area.innerHTML =
    '<p><span style="font-size: 0.875rem;">One</span> <b style="font-size: 1em; text-align: center">two</b></p>';
  expect(serializeHtml(area)).toBe('<p>One <b style="text-align: center;">two</b></p>');
});
test("a link leads to the web, a mailbox or a telephone, and nowhere else", () => {
  expect(toSafeAddress("https://example.com/a")).toBe("https://example.com/a");
  expect(toSafeAddress("example.com/a?b")).toBe("https://example.com/a?b");
  expect(toSafeAddress("ana@example.com")).toBe("mailto:ana@example.com");
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "not a site", ""])
    expect(toSafeAddress(bad)).toBe(null);
});
