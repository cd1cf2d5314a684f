// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createMemoryProvider } from "./memoryProvider.ts";
import { renderList } from "./renderList.tsx";

const parcels = defineResource("parcels", {
  api: "member/parcel",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: { name: text({ search: true }), status: choice(["new", "done"]) },
  list: { columns: ["name"], tabs: "status" },
});
const search = (counts: Record<string, number>) => {
  const filter = encodeURIComponent(JSON.stringify({ tab: "new", q: "1052" }));
  return renderList({
    resource: parcels,
    provider: createMemoryProvider([], { counts: vi.fn(async () => counts) }),
    at: `/parcels?filter=${filter}`,
  });
};
afterEach(cleanup);

test("a search without a row in its tab leads to those in all, and stays", async () => {
  const opened = search({ all: 1, done: 1 });
  expect(await screen.findByText("1 parcels in All")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show in All" }));
  await waitFor(() => expect(opened.search().get("filter")).toBe('{"q":"1052"}'));
});

test("a search without any row has its filters to clear", async () => {
  search({ all: 0 });
  expect(await screen.findByText("No parcels match")).toBeTruthy();
  expect((await screen.findAllByRole("button", { name: "Clear all" })).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Show in All" })).toBeNull();
});
