// @vitest-environment jsdom
import { expect, test } from "vitest";
import { toOrder } from "../../../orders/screens/order.ts";
import { order as createOrder } from "../../../orders/screens/renderOrders.tsx";
import { calculateDraft, type Draft, emptyDraft, toInput } from "./draft.ts";

/** Three units at 25.80, with 9.50 of shipping. */
const unsent = toOrder(createOrder(1));
const sentOne = { ...unsent, lines: unsent.lines.map((one) => ({ ...one, shippedQty: 1 })) };
const all = { lines: [{ lineId: 10, left: 3 }], freightLeft: 950 };
const draft = (more: Partial<Draft>): Draft => ({ ...emptyDraft, ...more });

test("the amount follows from the units, and the shop gets its commission back", () => {
  const found = calculateDraft(unsent, all, draft({ units: { 10: 1 } }));
  expect(found).toMatchObject({
    goods: 2580,
    total: 2580,
    commission: 129,
    balance: -2451,
    restock: true,
    isValid: true,
  });
  expect(toInput(found)).toEqual({
    lines: [{ lineId: 10, qty: 1, amount: null }],
    freight: 0,
    restock: true,
  });
});

test("the whole of an order that was not shipped is refunded with its shipping", () => {
  expect(calculateDraft(unsent, all, draft({ units: { 10: 3 } }))).toMatchObject({ total: 8690 });
  expect(calculateDraft(sentOne, all, draft({ units: { 10: 3 } }))).toMatchObject({ total: 7740 });
});

test("shipped units return to stock only on request, unshipped ones by default", () => {
  const mixed = calculateDraft(sentOne, all, draft({ units: { 10: 3 } }));
  expect(mixed).toMatchObject({ hasSent: true, isMixed: true, restock: false });
  expect(toInput(mixed).restock).toBeNull();
  const back = calculateDraft(sentOne, all, draft({ units: { 10: 3 }, restock: true }));
  expect(toInput(back).restock).toBe(true);
  const broken = calculateDraft(sentOne, all, draft({ units: { 10: 2 }, restock: false }));
  expect(toInput(broken).restock).toBe(false);
});

test("less may be refunded, but not more, nothing or no number", () => {
  const typed = (text: string) =>
    calculateDraft(unsent, all, draft({ units: { 10: 1 }, amounts: { 10: text } }));
  expect(toInput(typed("12.5"))).toMatchObject({ lines: [{ amount: 1250 }] });
  for (const text of ["25.81", "0", "", "abc"]) expect(typed(text).isValid).toBe(false);
  const above = draft({ units: { 10: 1 }, freight: "9.51" });
  expect(calculateDraft(unsent, all, above).isValid).toBe(false);
});

test("the only unit that is left is chosen already", () => {
  const one = { lines: [{ lineId: 10, left: 1 }], freightLeft: 0 };
  expect(calculateDraft(unsent, one, emptyDraft).chosen).toHaveLength(1);
});
