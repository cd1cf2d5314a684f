import { expect, test } from "vitest";
import { appliesToAny } from "./listBulkActions.ts";

const pending = { id: 1, version: 1, status: "pendingReview" };
const onSale = { id: 2, version: 1, status: "onSale" };

test("an action is offered where it starts from the state of any selected row", () => {
  expect(appliesToAny({ from: ["onSale"] }, [pending])).toBe(false);
  expect(appliesToAny({ from: ["onSale"] }, [pending, onSale])).toBe(true);
  expect(appliesToAny({ from: null }, [pending])).toBe(true);
});

test("an action is offered for a row of another page, whose state is not known", () => {
  expect(appliesToAny({ from: ["onSale"] }, [pending, undefined])).toBe(true);
});
