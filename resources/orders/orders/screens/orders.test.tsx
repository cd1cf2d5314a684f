// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { cardsBody, tableBody } from "../../../../framework/admin/list/body/bodies.ts";
import { createMemoryProvider } from "../../../../framework/admin/list/memoryProvider.ts";
import { ResourceList } from "../../../../framework/admin/list/ResourceList.tsx";
import { orders } from "../orders.ts";
import { PriceDialog } from "./change/PriceDialog.tsx";
import { toOrder } from "./order.ts";
import { order, renderOrders } from "./renderOrders.tsx";
import { OrderTracking } from "./ship/OrderTracking.tsx";
import { ShipDialog } from "./ship/ShipDialog.tsx";

afterEach(cleanup);
const number = (id: number) => `#${1000 + id}`;
const reference = (id: number) => `2026112100000000${1000 + id}`;
const box = (id: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Tracking no.: ${number(id)}` });

test("orders are rows with what each waits for, and cards on request", async () => {
  const rows = [
    order(1),
    order(2, { status: "unpaid", type: "group" }),
    order(3, { selfLifting: true }),
  ];
  const group = {
    id: 1,
    groupNo: "G1",
    num: 3,
    have: 1,
    status: "ongoing" as const,
    endTime: "2026-12-01T00:00:00.000Z",
  };
  rows.push(order(4, { type: "group", group }));
  await tableBody.Body.load();
  renderOrders(<ResourceList resource={orders} />, createMemoryProvider(rows));
  expect(await screen.findByRole("link", { name: number(1) })).toBeTruthy();
  expect(await screen.findByText("Ready for pickup")).toBeTruthy();
  expect(screen.getByText("Waiting for group")).toBeTruthy();
  await cardsBody.Body.load();
  await userEvent.click(screen.getByRole("button", { name: "Show as cards" }));
  const card = within(await screen.findByRole("listitem", { name: number(1) }));
  expect(card.getByText("Rolled oats")).toBeTruthy();
  expect(card.getByText("A$86.90")).toBeTruthy();
  expect(card.getByText("incl. A$9.50 shipping")).toBeTruthy();
  expect(card.getByRole("button", { name: "Ship" })).toBeTruthy();
  expect(card.queryByRole("button", { name: "Change price" })).toBeNull();
  const unpaid = within(screen.getByRole("listitem", { name: number(2) }));
  expect(unpaid.getByText("Group buy")).toBeTruthy();
  expect(unpaid.getByRole("button", { name: "Change price" })).toBeTruthy();
  const pickup = within(screen.getByRole("listitem", { name: number(3) }));
  expect(pickup.getByText("Pickup")).toBeTruthy();
  expect(pickup.queryByRole("button", { name: "Ship" })).toBeNull();
  const waiting = within(screen.getByRole("listitem", { name: number(4) }));
  expect(waiting.getByText("Group of 3 · 2 more needed")).toBeTruthy();
  expect(waiting.queryByRole("button", { name: "Ship" })).toBeNull();
  fireEvent.keyDown(screen.getByRole("listitem", { name: number(1) }), { key: "ArrowDown" });
  expect(document.activeElement).toBe(screen.getByRole("listitem", { name: number(2) }));
});

test("Enter moves from number to number; blank ones are skipped, and failed ones remain with their reason", async () => {
  const refused = {
    place: 1,
    orderNo: reference(2),
    error: "order.refundOpen",
    message: "A refund is open",
  };
  const runCall = vi.fn(async (_resource: string, call: string) =>
    call === "undoDelivery"
      ? { undone: 1, failed: [] }
      : { shipped: 1, skipped: 0, failed: [refused] },
  );
  const onSent = vi.fn();
  const given = [order(1), order(2), order(3), order(4, { selfLifting: true })].map(toOrder);
  renderOrders(
    <ShipDialog orders={given} onClose={vi.fn()} onSent={onSent} />,
    createMemoryProvider([], { runCall: runCall }),
  );
  await screen.findByRole("dialog", { name: "Ship 3 of 4 orders" });
  await waitFor(() => expect(document.activeElement).toBe(box(1)));
  await userEvent.keyboard("AB 1{Enter}");
  expect(document.activeElement).toBe(box(2));
  await userEvent.click(screen.getByRole("checkbox", { name: `No tracking: ${number(2)}` }));
  expect(box(2).disabled).toBe(true);
  // A parcel without tracking is not stopped at.
  box(1).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(box(3));
  expect(screen.getByText("Pickup order: confirm with the pickup code")).toBeTruthy();
  expect(
    screen.getByText(
      /2 orders will be shipped\. 1 has no tracking\. 1 order without a tracking number/,
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Ship 2 orders" }));
  expect(await screen.findByText("A refund is open")).toBeTruthy();
  expect(runCall).toHaveBeenCalledWith("orders", "delivery", {
    deliveryJson: [
      { orderId: 1, orderNo: reference(1), deliveryType: "auspost", deliveryNo: "AB1" },
      { orderId: 2, orderNo: reference(2), deliveryType: "auspost", deliveryNo: "0" },
    ],
  });
  expect(screen.queryByRole("textbox", { name: `Tracking no.: ${number(1)}` })).toBeNull();
  expect(onSent).toHaveBeenCalledWith([2, 3, 4]);
  expect(await screen.findByText("Order #1001 shipped")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() =>
    expect(runCall).toHaveBeenLastCalledWith("orders", "undoDelivery", { orderIds: [1] }),
  );
  expect(await screen.findByText("Order #1001 is back in Ready to ship")).toBeTruthy();
});

test.each(["{Enter}", "{Control>}{Enter}{/Control}"])(
  "a single order is shipped by %s after its number, as a scanner sends it",
  async (key) => {
    const runCall = vi.fn(async () => ({ shipped: 1, skipped: 0, failed: [] }));
    renderOrders(
      <ShipDialog orders={[toOrder(order(1))]} onClose={vi.fn()} />,
      createMemoryProvider([], { runCall }),
    );
    await waitFor(() => expect(document.activeElement).toBe(box(1)));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ship order" }).disabled).toBe(
      true,
    );
    await userEvent.keyboard(key);
    expect(runCall).not.toHaveBeenCalled();
    await userEvent.keyboard(`AB1${key}`);
    await waitFor(() => expect(runCall).toHaveBeenCalledOnce());
  },
);

test("a pasted column fills the orders below, and one courier all of them", async () => {
  renderOrders(
    <ShipDialog orders={[order(1), order(2)].map(toOrder)} onClose={vi.fn()} />,
    createMemoryProvider([]),
  );
  await screen.findByRole("dialog");
  fireEvent.paste(box(1), { clipboardData: { getData: () => "DHL\tA1\nA2\n" } });
  expect([box(1).value, box(2).value]).toEqual(["A1", "A2"]);
  const courier = (id: number) =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: `Courier: ${number(id)}` });
  expect([courier(1).value, courier(2).value]).toEqual(["dhl", "auspost"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Courier for all" }), "ups");
  await userEvent.click(screen.getByRole("button", { name: "Apply to all" }));
  expect([courier(1).value, courier(2).value]).toEqual(["ups", "ups"]);
  expect([box(1).value, box(2).value]).toEqual(["A1", "A2"]);
});

test("after several orders were shipped, the toast offers their packing slips", async () => {
  const runCall = vi.fn(async () => ({ shipped: 2, skipped: 0, failed: [] }));
  renderOrders(
    <ShipDialog orders={[order(1), order(2)].map(toOrder)} onClose={vi.fn()} />,
    createMemoryProvider([], { runCall: runCall }),
  );
  await waitFor(() => expect(document.activeElement).toBe(box(1)));
  await userEvent.keyboard("AB1{Enter}AB2");
  await userEvent.click(screen.getByRole("button", { name: "Ship 2 orders" }));
  expect(await screen.findByText("2 orders shipped")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Undo", hidden: true })).toBeTruthy();
});

test("a price is changed above freight only, and the difference is shown", async () => {
  const runAction = vi.fn(async () => ({ list: [order(1)], failed: [] }));
  const runCall = vi.fn(async () => ({
    list: [
      {
        oldPrice: 9000,
        newPrice: 8690,
        diff: -310,
        remark: "Friend",
        editorName: "Mia",
        at: "2026-11-20T02:04:00Z",
      },
    ],
  }));
  const onDone = vi.fn();
  const record = order(1, { status: "unpaid" });
  renderOrders(
    <PriceDialog record={record} onClose={vi.fn()} onDone={onDone} />,
    createMemoryProvider([], { runAction, runCall: runCall }),
  );
  const price = await screen.findByRole("textbox", { name: /New total incl/ });
  expect(await screen.findByText(/Mia: A\$90\.00 → A\$86\.90 \(−A\$3\.10\) – Friend/)).toBeTruthy();
  await userEvent.clear(price);
  await userEvent.type(price, "9.50");
  expect(screen.getByText(/at least A\$9\.51/)).toBeTruthy();
  await userEvent.clear(price);
  await userEvent.type(price, "80");
  expect(screen.getByText("−A$6.90")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change price" }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(runAction).toHaveBeenCalledWith("orders", "editPrice", {
    ids: [1],
    input: { editPrice: 8000, remark: null },
  });
});

test("a file of numbers is looked through before it is sent", async () => {
  const runCall = vi.fn(async () => ({ shipped: 1, skipped: 0, failed: [] }));
  const onClose = vi.fn();
  renderOrders(
    <OrderTracking onClose={onClose} />,
    createMemoryProvider([order(1), order(2)], { runCall: runCall }),
  );
  const text = `订单号,快递公司,快递单号\n${reference(1)},DHL,A1\n${reference(2)},Nobody,A2\n999,DHL,A3\n`;
  const file = new File([text], "t.csv", { type: "text/csv" });
  file.arrayBuffer = async () => new TextEncoder().encode(text).buffer;
  await userEvent.upload(
    screen.getByLabelText("framework.import.choose", { selector: "input" }),
    file,
  );
  expect(await screen.findByText("Unknown courier")).toBeTruthy();
  expect(screen.getByText("Order not found")).toBeTruthy();
  expect(screen.getByText(/1 order will be shipped\. 2 rows will be skipped\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Ship order" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(runCall).toHaveBeenCalledWith("orders", "delivery", {
    deliveryJson: [{ orderId: 1, orderNo: reference(1), deliveryType: "dhl", deliveryNo: "A1" }],
  });
  const link = await screen.findByRole("link", { name: "View", hidden: true });
  expect(link.getAttribute("href")).toBe("#/order/list/show/1");
});

test("a file names orders by the numbers of the lists, and its template lists those to ship", async () => {
  const runCall = vi.fn(async () => ({
    shipped: 1,
    skipped: 0,
    failed: [
      { place: 1, orderNo: reference(2), error: "order.refundOpen", message: "A refund is open" },
    ],
  }));
  const provider = createMemoryProvider([order(1), order(2)], { runCall });
  renderOrders(<OrderTracking onClose={vi.fn()} />, provider);
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:template");
  await userEvent.click(screen.getByRole("button", { name: /template/ }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(provider.getList).toHaveBeenLastCalledWith(
    "orders",
    expect.objectContaining({ filter: { tab: "readyToShip" } }),
  );

  const text = "Order,Courier,Tracking no.\n1001,DHL,A1\n#1002,DHL,A2\n";
  const file = new File([text], "t.csv", { type: "text/csv" });
  file.arrayBuffer = async () => new TextEncoder().encode(text).buffer;
  await userEvent.upload(
    screen.getByLabelText("framework.import.choose", { selector: "input" }),
    file,
  );
  expect(await screen.findByText(/2 orders will be shipped\./)).toBeTruthy();
  expect(provider.getList).toHaveBeenLastCalledWith(
    "orders",
    expect.objectContaining({ filter: { number_in: "#1001,#1002" } }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Ship 2 orders" }));
  expect(await screen.findByText("A refund is open")).toBeTruthy();
  expect(screen.queryByText("#1001")).toBeNull();
});

test("a parcel takes some units of an order, which the call names", async () => {
  const runCall = vi.fn(async () => ({ shipped: 1, parcelIds: [5], skipped: 0, failed: [] }));
  const [line] = order(1).lines ?? [];
  if (!line) throw new Error("the order has no lines");
  const given = toOrder(order(1, { lines: [{ ...line, id: 31, qty: 3, shippedQty: 1 }] }));
  renderOrders(
    <ShipDialog orders={[given]} onClose={vi.fn()} />,
    createMemoryProvider([], { runCall }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ship part of the order" }));
  await userEvent.click(screen.getByRole("button", { name: /^One less/ }));
  await userEvent.type(box(1), "AB1");
  await userEvent.click(screen.getByRole("button", { name: "Ship parcel" }));
  await waitFor(() =>
    expect(runCall).toHaveBeenCalledWith("orders", "delivery", {
      deliveryJson: [
        expect.objectContaining({ deliveryNo: "AB1", lines: [{ lineId: 31, qty: 1 }] }),
      ],
    }),
  );
});
