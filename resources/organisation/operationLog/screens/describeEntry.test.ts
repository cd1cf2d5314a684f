import { expect, test } from "vitest";
import { describeEntry } from "../../../../core/logs/screens/describeEntry.ts";
import { refunds } from "../../../orders/index.ts";
import { operationLog } from "../operationLog.ts";

const messages: Readonly<Record<string, string>> = {
  "resources.refunds.did.refuse": "declined refund %{name}",
  "resources.refunds.actions.agree": "Approve",
  "resources.refunds.actions.offer": "Offer another amount",
  "resources.refunds.done.agree": "Refund approved",
  "resources.operationLog.screen.did.edit": "edited %{what}",
  "resources.operationLog.screen.did.export": "exported %{what}",
  "framework.action.amount": "%{smart_count} %{name}",
};
const translate = (key: string, options: Readonly<Record<string, unknown>> = {}) => {
  if (key.endsWith(".name")) return options.smart_count === 1 ? "Refund" : "Refunds";
  const text = messages[key] ?? String(options._ ?? key);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ""));
};
const describe = (entry: Partial<Parameters<typeof describeEntry>[0]>) => {
  const { before, label, after } = describeEntry(
    { resource: "refunds", recordId: 3, label: "R-125", ...entry },
    { log: operationLog, target: refunds, translate, inSentence: (name) => name.toLowerCase() },
  );
  return before + label + after;
};

test("an entry says what was done in the past tense", () => {
  expect(describe({ operation: "action", action: "refuse" })).toBe("declined refund R-125");
  expect(describe({ operation: "edit" })).toBe("edited refund R-125");
  expect(describe({ operation: "export", recordId: null, label: "21 × csv" })).toBe(
    "exported 21 refunds",
  );
});
test("an action without such a sentence has that of its toast, or its name", () => {
  expect(describe({ operation: "action", action: "agree" })).toBe("· Refund approved · R-125");
  expect(describe({ operation: "action", action: "offer" })).toBe("· Offer another amount · R-125");
});
