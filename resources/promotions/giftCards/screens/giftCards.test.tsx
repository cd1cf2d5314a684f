// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryProvider } from "../../../../framework/admin/list/memoryProvider.ts";
import { renderParts } from "../../../../framework/admin/list/renderParts.tsx";
import { defineResource, text } from "../../../../framework/schema/index.ts";
import { resourceMessages } from "../../../../i18n/resourceMessages.ts";
import screens from "../GiftCardsScreens.tsx";
import { giftCards } from "../giftCards.ts";
import messages from "../locales/en.ts";
import { PageEntries } from "./Entries.tsx";
import { FindButton } from "./FindButton.tsx";
import { IssueButton } from "./IssueButton.tsx";
import { IssuedDialog } from "./IssuedDialog.tsx";
import { SendDialog } from "./SendDialog.tsx";

// Saving a file is the browser's.
const saveCsv = vi.hoisted(() => vi.fn());
vi.mock("../../../../framework/admin/list/bulk/saveCsv.ts", () => ({ saveCsv }));

/** What the entries of a card link to. */
const orders = defineResource("orders", {
  api: "test/order",
  route: "/orders",
  access: "test:order",
  owner: "shop",
  fields: { number: text() },
  list: { columns: ["number"] },
});

beforeEach(() => saveCsv.mockReset());
afterEach(cleanup);

const show = (children: ReactNode, given: Parameters<typeof createMemoryProvider>[1] = {}) =>
  renderParts({
    children,
    provider: createMemoryProvider([], given),
    resources: [giftCards, orders],
    messages: { [giftCards.name]: resourceMessages(giftCards, messages) },
    screens,
    at: giftCards.route,
  });
const click = (name: string) =>
  act(async () => userEvent.click(await screen.findByRole("button", { name })));
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

test("issuing says what it costs, shows the codes once, and then returns to the button", async () => {
  const runCall = vi.fn(async () => ({
    cards: [
      { id: 1, code: "AAAA-1111" },
      { id: 2, code: "BBBB-2222" },
    ],
  }));
  show(<IssueButton />, { runCall });
  await click("Issue gift cards");
  const value = await box(/Value of each card/);
  const count = await box(/Number of cards/);
  await userEvent.type(value, "25");
  await userEvent.clear(count);
  await userEvent.type(count, "2");
  const cost =
    "A$50.00 will be taken from your available balance. What expires unused is returned.";
  expect(await screen.findByText(cost)).toBeTruthy();
  await click("Issue");
  expect(await screen.findByRole("dialog", { name: "2 gift cards issued" })).toBeTruthy();
  expect(runCall).toHaveBeenCalledWith(
    "giftCards",
    "issue",
    expect.objectContaining({ kind: "sold", amount: 2500, count: 2 }),
  );
  const codes = within(screen.getByRole("list", { name: "Code" })).getAllByRole("listitem");
  expect(codes.map(({ textContent }) => textContent)).toEqual(["AAAA-1111", "BBBB-2222"]);
  // Neither Escape nor a click beside it closes what is shown only once.
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText("AAAA-1111")).toBeTruthy();
  await click("Done");
  await waitFor(() => expect(screen.queryByText("AAAA-1111")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Issue gift cards" })),
  );
});

test("cards are not issued without a value", async () => {
  const runCall = vi.fn();
  show(<IssueButton />, { runCall });
  await click("Issue gift cards");
  await box(/Value of each card/);
  await click("Issue");
  await waitFor(async () =>
    expect((await box(/Value of each card/)).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(runCall).not.toHaveBeenCalled();
});

test("issued codes are downloaded with their value and last day", async () => {
  show(
    <IssuedDialog
      issued={{ cards: [{ id: 1, code: "AAAA-1111" }], amount: 2550, lastDay: "2030-01-31" }}
      onClose={vi.fn()}
    />,
  );
  expect(await screen.findByRole("dialog", { name: "Gift card issued" })).toBeTruthy();
  await click("Download CSV");
  expect(saveCsv).toHaveBeenCalledWith("Gift cards", [
    ["Code", "Initial value", "Valid until"],
    ["AAAA-1111", "25.5", "2030-01-31"],
  ]);
});

test("a code is looked up: what is wrong with it, and the way to the card", async () => {
  const answers = [{ id: null, reason: "unknown" }, { id: 7, reason: "expired" }, { id: 7 }];
  const runCall = vi.fn(async () => answers.shift() ?? {});
  show(<FindButton />, { runCall });
  await click("Look up a code");
  await userEvent.type(await box(/Code/), " abcd ");
  await click("Look up");
  expect(await screen.findByText("No gift card of your store has this code.")).toBeTruthy();
  expect(runCall).toHaveBeenCalledWith("giftCards", "find", { code: "abcd" });
  expect(screen.queryByRole("link")).toBeNull();
  await click("Look up");
  expect(await screen.findByText("This gift card has expired.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View gift card" }).getAttribute("href")).toContain(
    "/promotion/giftCard/show/7",
  );
  await click("Look up");
  expect(await screen.findByText("Customers can pay with this gift card.")).toBeTruthy();
  // Another code has no answer yet.
  await userEvent.type(await box(/Code/), "x");
  expect(screen.queryByText("Customers can pay with this gift card.")).toBeNull();
});

test("a card is sent to the chosen customer, and an error keeps the dialog", async () => {
  const list = [{ id: 4, name: "Mei Lin", orders: 1 }];
  const runAction = vi
    .fn()
    .mockResolvedValueOnce({ list: [], failed: [{ id: 7, message: "This card is used up" }] })
    .mockResolvedValueOnce({ list: [{ id: 7, status: "active" }], failed: [] });
  const onDone = vi.fn();
  show(
    <SendDialog
      record={{ id: 7, version: 1, code: "•••• PHEX" }}
      onClose={vi.fn()}
      onDone={onDone}
    />,
    { runAction, runCall: vi.fn(async () => ({ list })) },
  );
  expect(await screen.findByRole("dialog", { name: "Send gift card •••• PHEX" })).toBeTruthy();
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send to customer" });
  expect(send().disabled).toBe(true);
  await userEvent.click(await screen.findByRole("radio", { name: "Mei Lin · 1 order" }));
  await userEvent.click(send());
  expect(await screen.findByText("This card is used up")).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(send());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(runAction).toHaveBeenLastCalledWith("giftCards", "send", {
    ids: [7],
    input: { memberId: 4 },
  });
});

const entry = {
  at: "2026-11-20T02:03:04.000Z",
  orderId: null,
  orderNo: null,
  refNo: null,
  byName: null,
  reason: null,
};
test("the activity of a card is listed with the latest first", async () => {
  const entries = [
    { ...entry, id: 1, type: "issued" as const, amount: 5000, balanceAfter: 5000, byName: "Ana" },
    { ...entry, id: 2, type: "usedInOrder" as const, amount: -980, balanceAfter: 4020 },
  ];
  show(<PageEntries record={{ id: 7, version: 1, entries }} />);
  const [, latest, first] = await screen.findAllByRole("row");
  expect(latest?.textContent).toContain("Used in an order");
  expect(latest?.textContent).toContain("−A$9.80");
  expect(first?.textContent).toContain("Ana");
});
