// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { tenantMember } from "../../../../../framework/admin/form/renderScreen.tsx";
import { createMemoryProvider } from "../../../../../framework/admin/list/memoryProvider.ts";
import type { AdminRecord } from "../../../../../framework/admin/provider.ts";
import type { Actor } from "../../../../../framework/schema/index.ts";
import type { orders } from "../../orders.ts";
import { toOrder } from "../order.ts";
import { order, renderOrders } from "../renderOrders.tsx";
import { findRefundOffers, useRefundActions } from "./RefundActions.tsx";

afterEach(cleanup);
const [line] = order(1).lines ?? [];
const withLine = (more: object, rest: Partial<AdminRecord<typeof orders>> = {}) =>
  toOrder(order(1, { ...rest, lines: line ? [{ ...line, ...more }] : [] }));

test.each([
  ["to ship", withLine({}), { refund: true, cancel: true }],
  ["partly shipped", withLine({ shippedQty: 1 }), { refund: true, cancel: false }],
  [
    "shipped",
    withLine({ shippedQty: 3 }, { status: "unreceived" }),
    { refund: true, cancel: false },
  ],
  ["unpaid", withLine({}, { status: "unpaid" }), { refund: false, cancel: false }],
  [
    "waiting for its group",
    withLine({}, { waitsForGroup: true }),
    { refund: false, cancel: false },
  ],
  ["being refunded", withLine({ refundStatus: "refunding" }), { refund: false, cancel: false }],
  [
    "refunded",
    withLine({ refundStatus: "refunded", refundedQty: 3 }),
    { refund: false, cancel: false },
  ],
])("what can be refunded of an order that is %s", (_, given, offers) => {
  expect(findRefundOffers(given)).toEqual(offers);
});

function Button() {
  return useRefundActions(withLine({})).button || "none";
}
test("only who may approve refunds is offered one", async () => {
  const render = (actor: Actor) => renderOrders(<Button />, createMemoryProvider([]), actor);
  render(tenantMember);
  expect(await screen.findByRole("button")).toBeTruthy();
  cleanup();
  const clerk = { ...tenantMember, roles: [], permissions: ["order:list", "order:refund"] };
  render(clerk);
  expect(await screen.findByText("none")).toBeTruthy();
  cleanup();
  render({ ...clerk, permissions: [...clerk.permissions, "order:refund:agree"] });
  expect(await screen.findByRole("button")).toBeTruthy();
});
