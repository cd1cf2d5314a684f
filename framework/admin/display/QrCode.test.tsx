import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./QrCode.tsx";

test("a text is a square of dark modules, with the text as its name", () => {
  const drawn = renderToStaticMarkup(<QrCode text="https://example.com/1" size="9rem" />);
  expect(drawn).toContain('aria-label="https://example.com/1"');
  expect(drawn).toMatch(/viewBox="0 0 (\d+) \1"/);
  expect(drawn.match(/h1v1h-1z/g)?.length).toBeGreaterThan(100);
  expect(drawn).not.toBe(renderToStaticMarkup(<QrCode text="https://example.com/2" size="9rem" />));
});
