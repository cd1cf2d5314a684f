import { expect, test } from "vitest";
import { countText } from "./countText.ts";

test.each([
  [{ all: 1200, open: 20 }, "open", "20"],
  [{ all: 1200, open: 20 }, "closed", "0"],
  [{ all: 10_001, open: 10_001, closed: 3, _atLeast: 10_000 }, "open", "10,000+"],
  [{ all: 10_001, open: 10_001, closed: 3, _atLeast: 10_000 }, "lost", "0"],
  [{ all: 10_001, _atLeast: 10_000 }, "all", "10,000+"],
])("%j shows for the tab %s: %s", (counts, tab, text) =>
  expect(countText(counts, tab, "en")).toBe(text),
);

test("a tab has no number while only all rows are counted", () =>
  expect(countText({ all: 10_001, _atLeast: 10_000 }, "open", "en")).toBe(""));
