// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineResource, integer, parent, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../provider.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const shelves = defineResource("shelves", {
  api: "test/shelf",
  route: "/shelves",
  access: "test:shelf",
  owner: tenantKind,
  fields: { name: text(), code: text(), parent: parent(), sort: integer() },
  list: { columns: ["name", "code", "sort"] },
});
const row = (id: number, name: string, above: number | null = null): AdminRecord => ({
  id,
  version: 1,
  name,
  code: `S-${id}`,
  parent: above,
  sort: id,
});
const rows = [
  row(1, "Tea"),
  row(2, "Green", 1),
  row(3, "Sencha", 2),
  row(4, "Rice"),
  row(5, "Nuts"),
  row(6, "Salt"),
];

beforeEach(() => {
  // Every width is that of a phone.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showTree() {
  const provider = createMemoryProvider(rows);
  renderList({ resource: shelves, provider });
  return provider;
}
const readNames = async () => {
  const list = await screen.findByRole("list", { name: "shelves" });
  return within(list)
    .getAllByRole("link")
    .map((link) => link.textContent);
};

test("a tree on a phone expands, collapses, and shows facts without the order of its rows", async () => {
  showTree();
  expect(await readNames()).toEqual(["Tea", "Rice", "Nuts", "Salt"]);
  expect(screen.getByText("S-4").closest("li")?.textContent).toBe("RiceS-4");
  await userEvent.click(screen.getByRole("button", { name: "Expand Tea" }));
  expect(await readNames()).toEqual(["Tea", "Green", "Rice", "Nuts", "Salt"]);
  const collapse = screen.getByRole("button", { name: "Collapse Tea" });
  expect(collapse.getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(collapse);
  expect(await readNames()).toEqual(["Tea", "Rice", "Nuts", "Salt"]);
});

test("the tools of a phone expand every branch", async () => {
  showTree();
  await readNames();
  await userEvent.click(await screen.findByRole("button", { name: "More tools" }));
  await userEvent.click(await screen.findByRole("button", { name: "Expand all" }));
  expect(await readNames()).toEqual(["Tea", "Green", "Sencha", "Rice", "Nuts", "Salt"]);
});

test("the menu of a row moves it, and leaves out the step that is impossible", async () => {
  const provider = showTree();
  await readNames();
  const item = screen.getByText("Tea").closest("li");
  if (!item) throw new Error("no row");
  await userEvent.click(within(item).getByRole("button", { name: /^More/ }));
  const menu = await screen.findByRole("menu");
  expect(within(menu).queryByText("Move up")).toBeNull();
  await userEvent.click(within(menu).getByText("Move down"));
  await waitFor(() =>
    expect(provider.move).toHaveBeenCalledWith("shelves", { id: 1, parent: null, before: 5 }),
  );
});

test("a long press selects a row, which then has a checkbox", async () => {
  showTree();
  await readNames();
  await userEvent.pointer({ target: screen.getByText("Rice"), keys: "[MouseRight]" });
  expect(await screen.findByRole("checkbox", { name: "Select Rice", checked: true })).toBeTruthy();
});
