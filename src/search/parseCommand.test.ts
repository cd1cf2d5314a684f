import { expect, test } from "vitest";
import { orders, refunds } from "../../resources/orders/index.ts";
import { parseCommand, readAfterWord } from "./parseCommand.ts";

const t = (key: string) => (key.endsWith("orders.actions.ship") ? "Ship" : key);
const parse = (query: string) => parseCommand(query, [orders, refunds], t);

test("a query that begins with an action names the action and its record", () => {
  expect(parse("ship 1042")).toEqual({ rest: "1042", actions: new Set(["orders.ship"]) });
  expect(parse("SHI #1042")?.rest).toBe("#1042");
});

test("Chinese needs no space between an action and a number", () => {
  const words = (key: string) => (key.endsWith("orders.actions.ship") ? "发货" : key);
  expect(parseCommand("发货1042", [orders], words)?.rest).toBe("1042");
  expect(parseCommand("发货 #1042", [orders], words)?.rest).toBe("#1042");
});

test.each([
  ["go refunds", "refunds"],
  ["Open orders", "orders"],
  ["前往退款", "退款"],
  ["gone", null],
  ["go", null],
])("%j leads to the page %j", (query, rest) => {
  expect(readAfterWord(query, "go/open/前往")).toBe(rest);
});

test.each(["ship", "1042", "Chloe Martin", ""])("%j is no command", (query) => {
  expect(parse(query)).toBeNull();
});
