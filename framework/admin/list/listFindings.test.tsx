// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  boolean,
  choice,
  dateTime,
  defineResource,
  integer,
  money,
  text,
} from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createMemoryProvider } from "./memoryProvider.ts";
import { renderList } from "./renderList.tsx";
import { estimateTextWidth } from "./table/estimateText.ts";

const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    worth: money(),
    validTo: dateTime({ filter: true }),
  },
  list: { columns: ["name", "worth"], sums: ["worth"] },
  filters: {
    usedUp: boolean(),
    claims: { input: integer(), operators: ["atLeast", "atMost"] },
    risk: choice(["low", "high"]),
  },
});
const rows = [{ id: 1, version: 1, name: "Autumn", worth: 500 }];
afterEach(cleanup);
const open = (at?: string) =>
  renderList({
    resource: tickets,
    provider: createMemoryProvider(rows, { sums: vi.fn(async () => ({ worth: 123_400 })) }),
    screens: { displays: { worth: () => <progress aria-label="Worth" /> } },
    ...(at ? { at } : {}),
  });

test("developers 5: the sum below a column is its number, whatever displays the column's values", async () => {
  open();
  expect(await screen.findByRole("progressbar", { name: "Worth" })).toBeTruthy();
  expect((await screen.findByText(/1,234\.00/)).closest("tfoot")).toBeTruthy();
});

test("developers 9: the chip of an instant that is no whole day shows the tenant's clock", async () => {
  const filter = { validTo_lte: "2031-11-29T08:09:31.037Z" };
  open(`/promotion/ticket?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  expect(await screen.findByText(/29 Nov.*7:09 pm/)).toBeTruthy();
  expect(screen.queryByText(/T08:09/)).toBeNull();
});

test("developers 15: a list writes no warning to the console", async () => {
  // MUI warns of a disabled button in a tooltip by `console.warn`, React by `console.error`.
  const spies = (["warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  open();
  await screen.findByRole("progressbar", { name: "Worth" });
  await screen.findByText(/1,234\.00/);
  const messages = spies.flatMap(({ mock }) => mock.calls.map(([message]) => String(message)));
  expect(messages).toEqual([]);
});

test("developers 14: the filter of an instant takes days as forms do, YYYY-MM-DD", async () => {
  const { search } = open();
  const validTo = await openFilter("valid to");
  const from = validTo.getByRole<HTMLInputElement>("textbox", { name: "From" });
  expect(from.placeholder).toBe("YYYY-MM-DD");
  await userEvent.type(from, "2026-11-29");
  await userEvent.type(validTo.getByRole("textbox", { name: "To" }), "2026-11-30");
  await apply();
  await waitFor(() => expect(search().get("filter")).toContain("2026-11-28T13:00:00.000Z"));
});

/** Opens the editor of all filters, and finds the part of one. */
async function openFilter(field: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Add filter" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add filter" }));
  await userEvent.click(dialog.getByRole("button", { name: field }));
  return within(dialog.getByRole("region", { name: field }));
}
async function apply() {
  const dialog = screen.getByRole("dialog", { name: "Add filter" });
  await userEvent.click(within(dialog).getByRole("button", { name: /^Show / }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("a filter that is not a field is offered with its label, operators and values", async () => {
  const { search } = open();
  const flag = await openFilter("used up");
  await userEvent.click(flag.getByRole("button", { name: "Yes" }));
  await apply();
  await waitFor(() => expect(search().get("filter")).toBe('{"usedUp":"true"}'));
  expect(await screen.findByText("used up: Yes")).toBeTruthy();

  const number = await openFilter("claims");
  const condition = number.getByRole("combobox", { name: "Condition of claims" });
  const options = within(condition).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["from", "up to"]);
  await userEvent.type(number.getByRole("spinbutton", { name: "claims" }), "5");
  await apply();
  expect(await screen.findByText("claims from 5")).toBeTruthy();

  const choices = await openFilter("risk");
  await userEvent.click(choices.getByRole("checkbox", { name: "high" }));
  await apply();
  expect(await screen.findByText("risk: high")).toBeTruthy();
});

test("the chip of a state is never cut, whatever composes its text", async () => {
  const parcels = defineResource("parcels", {
    api: "member/parcel",
    route: "/order/parcel",
    access: "order:parcel",
    owner: tenantKind,
    fields: { name: text({ required: true }), status: choice(["waiting", "sent"]) },
    list: { columns: ["name", "status"] },
  });
  const wait = "Waiting for the other members of the group";
  renderList({
    resource: parcels,
    provider: createMemoryProvider([{ id: 1, version: 1, name: "Oats", status: "waiting" }]),
    screens: { texts: { status: () => wait } },
  });
  await screen.findByText("Oats");
  const place = screen
    .getAllByRole("columnheader")
    .findIndex((head) => head.textContent?.toLowerCase().includes("status"));
  const width = Number.parseInt(document.querySelectorAll("col")[place]?.style.width ?? "", 10);
  // The letters of a chip are smaller than those of the table.
  expect(width).toBeGreaterThan((estimateTextWidth(wait, true) * 12) / 13 + 28);
});
