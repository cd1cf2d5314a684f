// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { dateTime, defineResource, money, text } from "../../../../schema/index.ts";
import { tenantKind } from "../../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../../provider.ts";
import { today } from "../../filter/days.ts";
import { createMemoryProvider } from "../../memoryProvider.ts";
import { renderList } from "../../renderList.tsx";
import { tableBody } from "../bodies.ts";
import { defineCalendar } from "./defineCalendar.tsx";
import { addMonths, toMonth } from "./month.ts";

const visits = defineResource("visits", {
  api: "test/visit",
  route: "/visit",
  access: "test:visit",
  owner: tenantKind,
  fields: {
    name: text(),
    fee: money(),
    at: dateTime({ filter: true, sortable: true }),
    note: text({ filter: true }),
  },
  list: { columns: ["name", "fee", "at"] },
});
const calendar = defineCalendar(visits, { by: "at", detail: "fee" });
const zone = "Australia/Sydney";
const month = toMonth(today(zone));
// Late in the evening in UTC, which is the next day in Sydney.
const rows: AdminRecord[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  version: 1,
  name: `Visit ${id}`,
  fee: id * 100,
  at: `${month}-14T20:00:00.000Z`,
}));
afterEach(cleanup);

function open() {
  const getList = vi.fn(async () => ({ data: rows, total: rows.length }));
  const provider = createMemoryProvider(rows, { getList: getList as never });
  const view = renderList({
    resource: visits,
    provider,
    screens: { bodies: [calendar, tableBody] },
  });
  return { ...view, getList };
}
const findDay = (day: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!found) throw new Error(`no ${day}`);
    return found;
  });

test("shows records on their day in the tenant's time zone, and leads to the rest of a day", async () => {
  const { getList, search } = open();
  expect(await screen.findByRole("grid")).toBeTruthy();
  const first = await screen.findByRole("link", { name: /Visit 1/ });
  const cell = within(first.closest("td") as HTMLElement);
  expect(first.closest("td")?.querySelector("time")?.dateTime).toBe(`${month}-15`);
  expect(cell.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Visit 1A$1.00",
    "Visit 2A$2.00",
    "Visit 3A$3.00",
  ]);
  expect(getList).toHaveBeenCalledWith(
    "visits",
    expect.objectContaining({
      sort: { field: "at", order: "ASC" },
      filter: { at_gte: expect.any(String), at_lt: expect.any(String) },
    }),
  );
  await userEvent.click(cell.getByRole("button", { name: "2 more" }));
  await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  await waitFor(() =>
    expect(JSON.parse(search().get("filter") ?? "{}")).toMatchObject({
      at_lt: expect.stringContaining(`${month}-15T`),
    }),
  );
});

test("the keys move between days, and into the next month", async () => {
  open();
  (await findDay(`${month}-15`)).focus();
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement).toHaveProperty("dateTime", `${month}-16`));
  await userEvent.keyboard("{PageDown}");
  const next = `${addMonths(month, 1)}-16`;
  await waitFor(() => expect(document.activeElement).toHaveProperty("dateTime", next));
  await userEvent.click(screen.getByRole("button", { name: "Today" }));
  expect(await findDay(`${month}-15`)).toBeTruthy();
});

test("refuses a field by which the list cannot be filtered and sorted", () => {
  // @ts-expect-error a field that is no date
  expect(() => defineCalendar(visits, { by: "note" })).toThrow(
    "declare visits.note as filter and sortable",
  );
});
