import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";

configureApp(app);
fc.configureGlobal({ seed: inject("seed") });
// An import that is still pending when its file ends fails, and would fail in every later file of
// the process too.
afterAll(() => vi.dynamicImportSettled());
if (typeof HTMLStyleElement !== "undefined") {
  // The appearance of screens is tested in Chromium. jsdom would parse every rule, and evaluate all
  // of them again for each element that a test queries: a third of the rendering time there.
  HTMLStyleElement.prototype.appendChild = (node) => node;
  // jsdom has no layout, which the rich text editor asks for the place of its caret.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => document.createElement("i").getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  // A busy machine renders slowly; an assertion of absence waits for the full timeout.
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 10_000 });
}
