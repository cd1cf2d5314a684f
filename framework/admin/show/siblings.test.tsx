// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { storeListedRows } from "../list/listedRows.ts";

const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
});
const listed = {
  path: "/stall?page=2",
  ids: [8, 5],
  page: 2,
  perPage: 2,
  total: 5,
  sort: { field: "id", order: "DESC" },
  filter: { status: "active" },
} as const;
afterEach(cleanup);

function open(id: number) {
  const getList = vi.fn(async () => ({ data: [{ id: 3, version: 1, name: "Stall 3" }], total: 5 }));
  const provider = createStubProvider({
    getOne: vi.fn(async (_, params) => ({
      data: { id: Number(params.id), version: 1, name: `Stall ${params.id}` },
    })),
    getList,
  });
  renderScreen({ resources: [stalls], provider, at: `/stall/show/${id}` });
  return { user: userEvent.setup(), getList };
}

test("a record leads to those before and after it in the list, also across pages", async () => {
  storeListedRows("stalls", listed);
  const { user, getList } = open(8);
  expect(await screen.findByText("3 of 5")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to Stalls" });
  expect(back.getAttribute("href")).toBe("/stall?page=2");
  await user.keyboard("j");
  expect(await screen.findByRole("heading", { name: "Stall 5" })).toBeTruthy();
  expect(screen.getByText("4 of 5")).toBeTruthy();
  // The next one is on the third page of the list.
  const next = await screen.findByRole("link", { name: "Next" });
  expect(getList).toHaveBeenCalledWith(
    "stalls",
    expect.objectContaining({ filter: listed.filter, pagination: { page: 3, perPage: 2 } }),
  );
  await user.click(next);
  expect(await screen.findByText("5 of 5")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
});
test("a record that no list showed has no position", async () => {
  storeListedRows("stalls", listed);
  open(77);
  expect(await screen.findByRole("heading", { name: "Stall 77" })).toBeTruthy();
  expect(screen.queryByText(/of 5/)).toBeNull();
});
