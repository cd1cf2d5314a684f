import { expect, test } from "vitest";
import { nameTransaction } from "./nameTransaction.ts";

const messages: Readonly<Record<string, string>> = {
  "resources.balanceTransactions.choices.type.settle": "Settled",
  "resources.balanceTransactions.choices.type.adjust": "Adjustment",
  "resources.balanceTransactions.screen.events.earned": "Order earned",
};
const format = (known = messages) => ({
  locale: "en",
  translate: (key: string, options: Record<string, unknown> = {}) =>
    known[key] ?? String(options._ ?? key),
});
const settled = { type: "settle", account: "balance", amount: 2668, cause: "#1180" };

test("a transaction is named by its event and its cause", () => {
  expect(nameTransaction(settled, format())).toBe("Order earned · #1180");
});

test("without a cause, the event is the name", () => {
  expect(nameTransaction({ type: "adjust", amount: 750 }, format())).toBe("Adjustment");
});

test("where the texts of the screen are not loaded, the type takes the place of the event", () => {
  const { "resources.balanceTransactions.screen.events.earned": _, ...labels } = messages;
  expect(nameTransaction(settled, format(labels))).toBe("Settled · #1180");
});
