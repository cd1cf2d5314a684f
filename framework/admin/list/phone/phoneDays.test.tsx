// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, dateTime, defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loans",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    number: text({ search: "exact" }),
    reader: text(),
    status: choice(["lent", "back"], { readOnly: true }),
    lentAt: dateTime(),
  },
  label: "number",
  externalTransitions: ["lent", "back"],
  list: { columns: ["number", "reader", "status", "lentAt"] },
});
const row = { id: 3, version: 1, status: "lent", lentAt: "2024-03-01T04:05:06Z" };
const open = (number: string) =>
  renderList({
    resource: loans,
    provider: createMemoryProvider([{ ...row, number, reader: "Mei Lin" }]),
  });

/** Whether every width is that of a phone. */
const setPhone = (isPhone: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query.includes("max-width"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
beforeEach(() => setPhone(true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("beside a state a row of a phone shows days, and their exact time as the title", async () => {
  open("L-3");
  const time = await screen.findByText("1 Mar 2024");
  expect(time.getAttribute("title")).toMatch(/3:05:06\spm/);
});

test("a table shows the time beside the day", async () => {
  setPhone(false);
  open("L-3");
  expect(await screen.findByText("1 Mar 2024, 3:05 pm")).toBeTruthy();
});

test("a person whom the name of the row contains is not repeated beside it", async () => {
  open("L-3");
  const other = await screen.findByRole("listitem");
  expect(within(other).getByText("Mei Lin")).toBeTruthy();
  cleanup();
  open("L-3 · Mei Lin");
  const named = await screen.findByRole("listitem");
  expect(within(named).queryByText("Mei Lin")).toBeNull();
});
