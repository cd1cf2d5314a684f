// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../../../src/language.ts";
import { clerk, renderPage } from "../../../../src/pages/renderPage.tsx";
import { ReservedUnits } from "./ReservedUnits.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const tea = { id: 4, version: 1, onHand: 12, reserved: 3, stock: 9, attrName: "Large" };
const holder = { status: "unshipped", addTime: "2026-11-26T07:46:28Z" };
const list = [
  { ...holder, orderId: 8, number: "#1008", qty: 1 },
  { ...holder, orderId: 9, number: "#1009", qty: 2 },
];
const show = (record: typeof tea, runCall: () => Promise<unknown>) => {
  const onClick = vi.fn();
  renderPage(
    // biome-ignore lint/a11y/noStaticElementInteractions: a row of a list
    // biome-ignore lint/a11y/useKeyWithClickEvents: a row has a link for the keyboard
    <div onClick={onClick}>
      <ReservedUnits name="reserved" record={record} />
    </div>,
    clerk([]),
    { runCall: vi.fn(runCall) },
  );
  return onClick;
};

test("the reserved units of a variant open the orders that hold them, and not the variant", async () => {
  const onClick = show(tea, async () => ({ list }));
  fireEvent.click(screen.getByRole("button", { name: "Show the orders that hold 3 units" }));
  expect(await screen.findByText("12 on hand, 3 reserved, 9 for sale.")).toBeTruthy();
  expect(await screen.findByText("#1009")).toBeTruthy();
  const units = screen.getAllByRole("row").map((row) => row.textContent ?? "");
  expect(units.slice(1).map((text) => text.at(-1))).toEqual(["1", "2"]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClick).not.toHaveBeenCalled();
});

test("a variant without reserved units has no orders to show", () => {
  show({ ...tea, reserved: 0 }, async () => ({ list: [] }));
  expect(screen.getByText("0")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
