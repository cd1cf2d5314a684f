// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, integer, phone, rowId, rows, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";

const visits = defineResource("visits", {
  api: "test/visit",
  route: "/visit",
  access: "test:visit",
  owner: tenantKind,
  operations: [],
  fields: {
    name: text({ required: true }),
    home: phone(),
    mobile: phone(),
    lines: rows(
      { stallId: rowId({ required: true }), stall: text(), pears: integer() },
      { readOnly: true },
    ),
  },
  list: { columns: ["name"] },
  form: [section("main", ["home", "mobile"]), section("lines", ["lines"])],
});
const record = {
  id: 1,
  version: 1,
  name: "March",
  home: "+61 2 5550 1234",
  mobile: "+61••••••••110",
  lines: [{ stallId: 4711, stall: "Pear stall", pears: 12 }],
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  renderScreen({
    resources: [visits],
    provider: createStubProvider({
      getOne: vi.fn(async () => ({ data: record })),
      history: vi.fn(async () => ({ list: [], total: 0 })),
    }),
    at: "/visit/show/1",
  });
  await screen.findByRole("heading", { name: "March" });
}

test("a phone number can be dialled, unless it is masked", async () => {
  await open();
  const link = await screen.findByRole("link", { name: record.home });
  expect(link.getAttribute("href")).toBe("tel:+61255501234");
  expect(screen.getByText(record.mobile).closest("a")).toBeNull();
});

test("child rows are shown without the ids of other rows", async () => {
  await open();
  const table = within(await screen.findByRole("table"));
  expect(table.getByText("Pear stall")).toBeTruthy();
  expect(table.queryByText(/4711|4,711/)).toBeNull();
});

test("on a phone child rows are a list, so that nothing is beside the screen", async () => {
  // Every width is that of a phone.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  await open();
  const row = await screen.findByText("Pear stall");
  expect(row.closest("li")?.textContent).toMatch(/^Pear stall.*12$/);
  expect(screen.queryByRole("table")).toBeNull();
});
