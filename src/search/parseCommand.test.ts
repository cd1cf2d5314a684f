import { expect, test } from "vitest";
import { orders, refunds } from "../../resources/orders/index.ts";
import { parseCommand } from "./parseCommand.ts";

const t = (key: string) => (key.endsWith("orders.actions.ship") ? "Ship" : key);
const parse = (query: string) => parseCommand(query, [orders, refunds], t);

test("a query that begins with an action names the action and its record", () => {
  expect(parse("ship 1042")).toEqual({ rest: "1042", actions: new Set(["orders.ship"]) });
  expect(parse("SHI #1042")?.rest).toBe("#1042");
});

test.each(["ship", "1042", "Chloe Martin", ""])("%j is no command", (query) => {
  expect(parse(query)).toBeNull();
});
