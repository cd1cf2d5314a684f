// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { orders } from "../../orders/orders.ts";
import { order } from "../../orders/screens/renderOrders.tsx";
import { refunds } from "../refunds.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";

afterEach(cleanup);

test("the dialog that declines names the buyer, the order and the amount", async () => {
  renderScreen({
    resources: [refunds],
    provider: createStubProvider({}),
    ownMessages: {
      screen: {
        decline: { asked: "%{name} · order %{order} · asked for %{amount}", keep: "Keep request" },
      },
    },
    children: (
      <DeclineDialog
        record={{
          id: 3,
          version: 1,
          status: "applying",
          memberName: "Wei",
          orderNo: "20261123084955214802",
          refundAmount: 1250,
        }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    ),
  });
  expect(screen.getByRole("button", { name: "Keep request" })).toBeTruthy();
  const asked = "Wei · order 20261123084955214802 · asked for A$12.50";
  expect(await screen.findByText(asked)).toBeTruthy();
});

test("an order that is to be shipped again and already late says how late it is", async () => {
  const late = new Date(Date.now() - 3.5 * 24 * 3_600_000).toISOString();
  const held = order(9, { refundStatus: "refunding", shipBy: late });
  const [line] = held.lines ?? [];
  if (!line) throw new Error("the order has no lines");
  const record = { ...held, lines: [{ ...line, refundStatus: "refunding" as const }] };
  renderScreen({
    resources: [refunds, orders],
    provider: createStubProvider({ getOne: async () => ({ data: record }) }),
    ownMessages: {
      screen: {
        decline: {
          asked: "Wei",
          keep: "Keep request",
          shipsLate: "Back to ship.",
          late: { days: "It is already %{smart_count} days late." },
        },
      },
    },
    children: (
      <DeclineDialog
        record={{ id: 3, version: 1, status: "applying", orderId: 9 }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    ),
  });
  expect(await screen.findByText("It is already 3 days late.")).toBeTruthy();
  expect(screen.getByText(/Back to ship\./)).toBeTruthy();
});

test("the milder way out is an offer with the reason that is typed", async () => {
  renderScreen({
    resources: [refunds],
    provider: createStubProvider({}),
    ownMessages: {
      screen: { decline: { milder: "Would part be fair?", offer: "Offer another amount" } },
    },
    children: (
      <DeclineDialog
        record={{ id: 3, version: 1, status: "applying", refundAmount: 1250 }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    ),
  });
  await userEvent.type(await screen.findByLabelText(/^Reason/), "Half of it is fine");
  await userEvent.click(screen.getByRole("button", { name: "Offer another amount" }));
  expect(await screen.findByLabelText(/^Amount/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe("Half of it is fine");
});
