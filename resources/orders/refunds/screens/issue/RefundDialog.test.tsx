// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createMemoryProvider } from "../../../../../framework/admin/list/memoryProvider.ts";
import { renderParts } from "../../../../../framework/admin/list/renderParts.tsx";
import { ApiError } from "../../../../../framework/admin/provider.ts";
import { resourceMessages } from "../../../../../i18n/resourceMessages.ts";
import englishOrders from "../../../orders/locales/en.ts";
import screens from "../../../orders/OrdersScreens.tsx";
import { orders } from "../../../orders/orders.ts";
import { toOrder } from "../../../orders/screens/order.ts";
import { order } from "../../../orders/screens/renderOrders.tsx";
import englishRefunds from "../../locales/en.ts";
import { refunds } from "../../refunds.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";

afterEach(cleanup);
const issued = { refunds: [{ id: 9, number: "#R9", amount: 2580 }], amount: 2580 };
const refundable = { lines: [{ lineId: 10, left: 3 }], freightLeft: 950 };

type Answer = (call: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;
function open(Dialog: typeof RefundDialog, answer: Answer = async () => issued) {
  const sent = vi.fn(answer);
  const runCall = async (_: string, call: string, input: Record<string, unknown>) =>
    call === "getRefundable" ? refundable : sent(call, input);
  const onClose = vi.fn();
  renderParts({
    children: <Dialog order={toOrder(order(1))} onClose={onClose} />,
    provider: createMemoryProvider([], { runCall }),
    resources: [orders, refunds],
    messages: {
      orders: resourceMessages(orders, englishOrders),
      refunds: resourceMessages(refunds, englishRefunds),
    },
    screens,
    at: "/order/list",
  });
  return { sent, onClose };
}
const more = () => screen.findByRole("button", { name: "One more: Rolled oats" });

test("one of three units is refunded, and the toast leads to the refund", async () => {
  const { sent, onClose } = open(RefundDialog);
  await waitFor(async () => expect(document.activeElement).toBe(await more()));
  await userEvent.click(await more());
  const dialog = within(screen.getByRole("dialog", { name: "Refund order #1001" }));
  expect(dialog.getByText("A$25.80 back to WeChat Pay")).toBeTruthy();
  const submit = dialog.getByRole<HTMLButtonElement>("button", { name: "Refund A$25.80" });
  expect(submit.disabled).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Out of stock" }));
  await userEvent.click(submit);
  await screen.findByText("Refund of A$25.80 sent for order #1001");
  expect(screen.getByRole("link", { name: "View", hidden: true }).getAttribute("href")).toContain(
    "/9",
  );
  expect(onClose).toHaveBeenCalled();
  expect(sent).toHaveBeenCalledWith("refundOrder", {
    orderId: 1,
    key: expect.stringMatching(/.{20}/),
    lines: [{ lineId: 10, qty: 1, amount: null }],
    freight: 0,
    restock: true,
    reason: "The item is out of stock.",
  });
});

test("an error of the server preserves what was typed, and the same key is sent again", async () => {
  const { sent, onClose } = open(RefundDialog, async () => {
    throw new ApiError({ code: 422, message: "This item already has an open refund" });
  });
  await userEvent.click(await more());
  const amount = screen.getByRole<HTMLInputElement>("textbox", {
    name: "Refund amount: Rolled oats",
  });
  await userEvent.clear(amount);
  await userEvent.type(amount, "12");
  await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), "Late");
  const submit = screen.getByRole("button", { name: "Refund A$12.00" });
  await userEvent.click(submit);
  expect((await screen.findByRole("alert")).textContent).toContain("already has an open refund");
  expect(amount.value).toBe("12");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [one, other] = sent.mock.calls.map((call) => JSON.stringify(call));
  expect(one).toBe(other);
  expect(onClose).not.toHaveBeenCalled();
});

test("an order is cancelled with all that was paid, for a reason", async () => {
  const { sent } = open(CancelDialog);
  const submit = await screen.findByRole("button", { name: "Cancel and refund A$86.90" });
  await userEvent.click(screen.getByRole("button", { name: "Out of stock" }));
  await userEvent.click(submit);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      "cancelPaidOrder",
      expect.objectContaining({ orderId: 1, restock: true }),
    ),
  );
});
