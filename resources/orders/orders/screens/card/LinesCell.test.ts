// @vitest-environment jsdom
import { expect, test } from "vitest";
import { order } from "../renderOrders.tsx";
import { formatLines } from "./LinesCell.tsx";

const translate = (_: string, options?: object) =>
  options && "smart_count" in options ? `+${options.smart_count} more` : "";

test("a cell is as wide as the first line with the number of the others", () => {
  const [line] = order(1).lines ?? [];
  if (!line) throw new Error("The order has no line");
  const several = order(1, { lines: [line, line, line] });
  expect(formatLines(several, "en", translate)).toMatch(/ × \d+ \+2 more$/);
  expect(formatLines(order(1, { lines: [line] }), "en", translate)).toMatch(/ × \d+$/);
});
