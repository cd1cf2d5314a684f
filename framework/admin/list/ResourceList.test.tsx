// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memoryStore } from "react-admin";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  choice,
  dateTime,
  defineResource,
  integer,
  listMenuItems,
  money,
  parent,
  phone,
  predicate,
  text,
} from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import type { ImplementedCalls } from "../implementedProvider.ts";
import { type AdminRecord, ApiError } from "../provider.ts";
import { ExportHost } from "./export/ExportHost.tsx";
import { createMemoryProvider } from "./memoryProvider.ts";
import { ResourceList } from "./ResourceList.tsx";
import { renderList, tenantMember } from "./renderList.tsx";
import { untouchedColumns } from "./table/columns.ts";
import { listStoreKey } from "./useListPreference.ts";

const rendered = vi.hoisted(() => ({ cells: 0 }));
vi.mock("../display/FieldDisplay.tsx", () => ({
  FieldDisplay: ({ record, name }: { record: AdminRecord; name: string }) => {
    rendered.cells += 1;
    return <span>{String(record[name] ?? "")}</span>;
  },
}));

const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: tenantKind,
  fields: {
    name: text({ required: true, search: true, sortable: true }),
    phone: phone(),
    limit: money({ filter: true, sortable: true }),
    status: choice(["active", "paused"], { default: "active", filter: true, readOnly: true }),
  },
  list: {
    columns: ["name", "phone", "limit", "status"],
    sort: ["name", "asc"],
    tabs: "status",
    sums: ["limit"],
  },
  actions: {
    pause: { from: ["active"], to: "paused", bulk: true },
    resume: { from: ["paused"], to: "active", bulk: true },
  },
});
const createRows = (count: number): AdminRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Supplier ${index + 1}`,
    phone: "0400000000",
    limit: 100 * index,
    status: index % 2 ? "paused" : "active",
  }));
const found = (name: string) => screen.findByRole("checkbox", { name });
const body = () => screen.getAllByRole("row").filter((row) => row.dataset.index !== undefined);

beforeEach(() => {
  rendered.cells = 0;
  // jsdom has no layout; a virtual table needs a height to know which rows are visible.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(cleanup);

describe("a list that opens on what is to be done", () => {
  const open = (name: string, counts: Record<string, number>) => {
    // Each list needs its own name, because its initial view is opened only once per page load.
    const resource = defineResource(name, {
      api: `member/${name}`,
      route: `/stock/${name}`,
      access: "config:supplier",
      owner: tenantKind,
      fields: { name: text(), status: choice(["new", "checked", "done"]) },
      list: { columns: ["name"], tabs: "status" },
    });
    const provider = createMemoryProvider(createRows(3), { counts: vi.fn(async () => counts) });
    return {
      provider,
      ...renderList({ resource, provider, screens: { firstTab: ["new", "checked"] } }),
    };
  };
  it("takes the first of its tabs that has any", async () => {
    const { search, provider } = open("parcels", { new: 0, checked: 2, done: 9, all: 11 });
    await waitFor(() => expect(search().get("filter")).toBe('{"tab":"checked"}'));
    await found("Select Supplier 1");
    expect(provider.getList).toHaveBeenCalledTimes(1);
  });
  it("shows all where nothing is to be done", async () => {
    const { search } = open("letters", { new: 0, checked: 0, done: 9, all: 9 });
    await screen.findByText("Supplier 1");
    expect(search().get("filter")).toBeNull();
  });
});

describe("a tab with an order of its own", () => {
  const tasks = defineResource("tasks", {
    api: "member/tasks",
    route: "/stock/tasks",
    access: "config:supplier",
    owner: tenantKind,
    fields: {
      name: text(),
      status: choice(["open", "done"]),
      due: dateTime({ sortable: true }),
      wait: text(),
    },
    list: {
      columns: ["name", "wait"],
      select: ["due"],
      tabs: "status",
      tabSort: { open: ["due", "asc", "wait"] },
    },
  });
  it("is sorted by it, which a heading shows, until the member chooses another order", async () => {
    const provider = createMemoryProvider(createRows(3));
    const { search } = renderList({ resource: tasks, provider });
    await found("Select Supplier 1");
    await userEvent.click(screen.getByRole("tab", { name: /open/ }));
    await waitFor(() => expect(search().get("sort")).toBe("due"));
    expect(search().get("order")).toBe("ASC");
    expect(search().get("filter")).toBe('{"tab":"open"}');
    const heading = screen.getByRole("columnheader", { name: /wait/ });
    expect(heading.getAttribute("aria-sort")).toBe("ascending");
    expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: /done/ }));
    await waitFor(() => expect(search().get("sort")).toBe("id"));
    expect(heading.getAttribute("aria-sort")).toBeNull();
  });
});

describe("a list of some tabs", () => {
  const declared = {
    api: "member/books",
    route: "/books/list",
    path: "/books",
    access: "books:sell",
    owner: tenantKind,
    fields: {
      name: text({ search: true, sortable: true }),
      price: money({ filter: true }),
      status: choice(["onSale", "held", "rejected"]),
    },
  } as const;
  const books = defineResource("books", {
    ...declared,
    list: { columns: ["name"], tabs: "status", visibleTabs: ["onSale"], sums: ["price"] },
    views: {
      outlist: { route: "/books/outlist", access: "books:out", tabs: ["held", "rejected"] },
    },
  });
  const [list, outlist] = listMenuItems(books);
  if (!list || !outlist) throw new Error("two lists are declared");

  it("has no tabs of states for one, and requests no other rows", async () => {
    const provider = createMemoryProvider(createRows(3));
    renderList({ resource: list, provider });
    await found("Select Supplier 1");
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["All", "Deleted"]);
    const query = { tab_in: "onSale" };
    expect(provider.getList).toHaveBeenLastCalledWith(
      "books",
      expect.objectContaining({ filter: query }),
    );
    expect(provider.sums).toHaveBeenLastCalledWith("books", query);
    expect(provider.counts).not.toHaveBeenCalled();
  });
  it("counts, gathers and exports what it shows, and all of it under all", async () => {
    const provider = createMemoryProvider(createRows(30), {
      counts: vi.fn(async () => ({ all: 7, held: 3, rejected: 4 })),
    });
    renderList({ resource: outlist, provider });
    await found("Select Supplier 1");
    const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
    await waitFor(() => expect(names()).toEqual(["All 7", "held 3", "rejected 4", "Deleted"]));
    const shown = { tab_in: "held,rejected" };
    expect(provider.counts).toHaveBeenLastCalledWith("books", shown);
    // The toolbar of selected rows loads with the first one.
    await act(() => userEvent.click(screen.getByRole("checkbox", { name: "Select Supplier 1" })));
    await userEvent.click(await screen.findByRole("button", { name: /^Select all 30/ }));
    expect(provider.ids).toHaveBeenLastCalledWith("books", shown);
    await userEvent.click(screen.getByRole("tab", { name: "held 3" }));
    const held = { ...shown, tab: "held" };
    await waitFor(() =>
      expect(provider.getList).toHaveBeenLastCalledWith(
        "books",
        expect.objectContaining({ filter: held }),
      ),
    );
    expect(provider.counts).toHaveBeenLastCalledWith("books", shown);
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "CSV, shown columns" }));
    await waitFor(() =>
      expect(provider.exportRows).toHaveBeenLastCalledWith(
        "books",
        expect.objectContaining({ query: held }),
      ),
    );
  });
  it("stores its columns, views and filters separately from the resource's other lists", () => {
    expect(listStoreKey(tenantMember, outlist, "columns")).not.toBe(
      listStoreKey(tenantMember, list, "columns"),
    );
  });
});

describe("a list", () => {
  it("shows the declared columns and marks the sorted one", async () => {
    const provider = createMemoryProvider(createRows(3));
    const { search } = renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    expect(
      screen
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent)
        .filter(Boolean),
    ).toEqual(["name", "phone", "limit", "status", "Actions"]);
    expect(screen.getByRole("columnheader", { name: /^name/ }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
    expect(
      screen.getByRole("columnheader", { name: /^phone/ }).getAttribute("aria-sort"),
    ).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "limit" }));
    await waitFor(() => expect(search().get("sort")).toBe("limit"));
    expect(provider.getList).toHaveBeenLastCalledWith(
      "suppliers",
      expect.objectContaining({ sort: { field: "limit", order: "ASC" } }),
    );
  });

  it("re-renders only the selected row", async () => {
    renderList({ resource: suppliers, provider: createMemoryProvider(createRows(20)) });
    const box = await found("Select Supplier 3");
    await screen.findByText("1–20 of 20");
    await act(async () => {});
    // Four cells of each row.
    expect(rendered.cells).toBeGreaterThanOrEqual(4 * 20);
    rendered.cells = 0;
    fireEvent.click(box);
    await waitFor(() => expect(body()[2]?.className).toBe("row selected"));
    // Four cells of the row; the sums below are rendered with the table.
    expect(rendered.cells).toBeLessThanOrEqual(4 + 2);
    expect(await screen.findByText("1 selected")).toBeTruthy();
  });

  it("draws only the rows in sight of a thousand", async () => {
    const { search } = renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(1000)),
      at: "/stock/supplier?perPage=1000&page=1&sort=name&order=ASC&filter=%7B%7D",
    });
    await screen.findByText("1–1,000 of 1,000");
    await waitFor(() => expect(search().get("perPage")).toBe("1000"));
    // The rows in sight are known after the table is measured, which is later than its total.
    await waitFor(() => expect(body().length).toBeGreaterThan(15));
    expect(body().length).toBeLessThan(60);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
  });

  it("searches when typing pauses, and filters by tab", async () => {
    const provider = createMemoryProvider(createRows(3), {
      counts: async () => ({ all: 3, active: 2 }),
    });
    renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "tea");
    await waitFor(() =>
      expect(provider.getList).toHaveBeenLastCalledWith(
        "suppliers",
        expect.objectContaining({ filter: { q: "tea" } }),
      ),
    );
    const requests = vi.mocked(provider.getList).mock.calls.map(([, params]) => params.filter);
    expect(requests).not.toContainEqual({ q: "t" });
    await userEvent.click(screen.getByRole("tab", { name: "active 2" }));
    await waitFor(() =>
      expect(provider.getList).toHaveBeenLastCalledWith(
        "suppliers",
        expect.objectContaining({ filter: { q: "tea", tab: "active" } }),
      ),
    );
    expect(screen.getByRole("tab", { name: "paused 0" })).toBeTruthy();
  });

  it("moves by arrows, ticks with Space", async () => {
    renderList({ resource: suppliers, provider: createMemoryProvider(createRows(3)) });
    await found("Select Supplier 1");
    act(() => body()[0]?.focus());
    await userEvent.keyboard("{ArrowDown} ");
    expect(document.activeElement).toBe(body()[1]);
    await waitFor(() => expect(body()[1]?.className).toBe("row selected"));
  });

  it("opens a page by its number, within the range", async () => {
    const { search } = renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(95)),
    });
    await screen.findByText("1–20 of 95");
    const box = screen.getByRole("textbox", { name: "Go to page" });
    await userEvent.clear(box);
    await userEvent.type(box, "99{Enter}");
    await screen.findByText("81–95 of 95");
    await waitFor(() => expect(search().get("page")).toBe("5"));
  });

  it("re-renders only the selected row of a thousand", async () => {
    renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(1000)),
      at: "/stock/supplier?perPage=1000&page=1&sort=name&order=ASC&filter=%7B%7D",
    });
    await screen.findByText("1–1,000 of 1,000");
    const renderedBefore = await waitFor(() => {
      const rows = body();
      expect(rows[0]?.tabIndex).toBe(0);
      return rows;
    });
    expect(rendered.cells).toBeGreaterThanOrEqual(4 * renderedBefore.length);
    rendered.cells = 0;
    fireEvent.click(within(renderedBefore[4] ?? document.body).getByRole("checkbox"));
    await waitFor(() => expect(body()[4]?.className).toBe("row selected"));
    expect(rendered.cells).toBeLessThanOrEqual(4 + 2);
  });

  it("hides what the actor may not do", async () => {
    const clerk = {
      ...tenantMember,
      roles: [],
      permissions: ["config:supplier", "config:supplier:pause"],
    };
    renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(1)),
      actor: clerk,
    });
    fireEvent.click(await found("Select Supplier 1"));
    const bar = await screen.findByRole("toolbar", { name: "Selected rows" });
    expect(within(bar).getByRole("button", { name: "pause" })).toBeTruthy();
    expect(within(bar).queryByRole("button", { name: "resume" })).toBeNull();
    expect(within(bar).queryByRole("button", { name: "Delete" })).toBeNull();
    expect(screen.queryByRole("link", { name: /^New / })).toBeNull();
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Edit Supplier 1" })).toBeNull();
  });

  it("offers CSV where the rows are too many for an Excel file, and only there", async () => {
    const provider = createMemoryProvider(createRows(3));
    const exportRows = vi
      .mocked(provider.exportRows)
      .mockRejectedValueOnce(
        new ApiError({ code: 422, message: "At most 50,000 rows", error: "export.tooManyRows" }),
      )
      .mockRejectedValueOnce(
        new ApiError({ code: 429, message: "An export is running", error: "export.running" }),
      );
    renderList({ resource: suppliers, provider });
    await userEvent.click(await screen.findByRole("button", { name: "Export" }));
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Excel (XLSX), shown columns" }),
    );
    expect(await screen.findByText("At most 50,000 rows")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
    expect(exportRows.mock.calls.map(([, { format }]) => format)).toEqual(["xlsx", "csv"]);
    expect(exportRows.mock.calls[1]?.[1].query).toEqual(exportRows.mock.calls[0]?.[1].query);
    expect(await screen.findByText("An export is running")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
  });

  it("shows how far an export is, which can be stopped, and saves the file once more", async () => {
    const provider = createMemoryProvider(createRows(3));
    const saveAgain = vi.fn();
    const exportRows = vi
      .mocked(provider.exportRows)
      .mockImplementationOnce(
        (_resource, { onRows, signal }) =>
          new Promise((_, reject) => {
            onRows?.(2);
            signal?.addEventListener("abort", () => reject(new Error("stopped")));
          }),
      )
      .mockResolvedValueOnce(saveAgain);
    renderList({
      resource: suppliers,
      provider,
      children: (
        <>
          <ResourceList resource={suppliers} />
          <ExportHost />
        </>
      ),
    });
    const start = async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Export" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "CSV, shown columns" }));
    };
    await start();
    const strip = await screen.findByRole("region", { name: "Export" });
    expect(within(strip).getByText("Exporting suppliers: 2 of 3")).toBeTruthy();
    await userEvent.click(within(strip).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Export cancelled")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await start();
    await userEvent.click(await screen.findByRole("button", { name: "Download again" }));
    expect(saveAgain).toHaveBeenCalledOnce();
    expect(exportRows).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("region", { name: "Export" })).toBeNull();
  });

  it("shows an empty state, and an error state", async () => {
    renderList({ resource: suppliers, provider: createMemoryProvider([]) });
    expect(await screen.findByText("No suppliers yet")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "CSV, shown columns" }));
    expect(await screen.findByText("There's nothing to export.")).toBeTruthy();
    cleanup();
    const getList = vi.fn(() => Promise.reject(new Error("The line is down")));
    renderList({ resource: suppliers, provider: createMemoryProvider([], { getList }) });
    // It is said once, in the place of the rows.
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The line is down. Nothing you did was lost.",
    );
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("does a bulk action in chunks and lists what failed", async () => {
    const runAction = vi.fn(
      async (_resource: string, _action: string, { ids }: { ids: readonly number[] }) => ({
        list: [],
        failed: ids
          .filter((id) => id === 2)
          .map((id) => ({ id, code: 409, message: "Is paused already" })),
      }),
    );
    const provider = createMemoryProvider(createRows(120), { runAction });
    renderList({ resource: suppliers, provider });
    fireEvent.click(await found("Select Supplier 1"));
    await userEvent.click(await screen.findByRole("button", { name: "Select all 120 suppliers" }));
    await screen.findByText("120 selected");
    // What can be undone runs without a question.
    await userEvent.click(screen.getByRole("button", { name: /^pause/ }));
    const dialog = await screen.findByRole("dialog");
    expect(
      await within(dialog).findByRole("heading", { name: "119 of 120 done, 1 skipped" }),
    ).toBeTruthy();
    expect(within(dialog).getByText("Is paused already")).toBeTruthy();
    expect(runAction.mock.calls.map(([, , { ids }]) => ids.length)).toEqual([50, 50, 20]);
  });

  it("shows what a bulk action is expected to do at once, and takes back what was refused", async () => {
    const answers: (() => void)[] = [];
    const refuse = (ids: readonly number[]) =>
      ids.map((id) => ({ id, code: 409, message: "Held" }));
    const provider = createMemoryProvider(createRows(3), {
      runAction: (_resource, _action, { ids = [] }) =>
        new Promise((resolve) => {
          answers.push(() => resolve({ list: [], failed: refuse(ids.filter((id) => id === 2)) }));
        }),
    });
    renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    const countPaused = () => screen.queryAllByText("paused").filter((one) => one.closest("td"));
    const before = countPaused().length;
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all suppliers on this page" }));
    await userEvent.click(await screen.findByRole("button", { name: /^pause/ }));
    await waitFor(() => expect(countPaused().length).toBeGreaterThan(before));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("heading", { name: "2 of 3 done, 1 skipped" })).toBeTruthy();
    expect(within(dialog).getByRole("link", { name: "Supplier 2" }).getAttribute("href")).toBe(
      "/stock/supplier/show/2",
    );
    expect(within(dialog).getByRole("button", { name: "Download list" })).toBeTruthy();
  });

  it.each([
    ["an action", /^pause/, "2 of 3 done, 1 skipped", async () => {}],
    [
      "an edit",
      "Edit fields",
      "2 of 3 suppliers updated",
      async (dialog: HTMLElement) => {
        await userEvent.click(within(dialog).getByRole("checkbox", { name: "phone" }));
        await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
      },
    ],
    ["a deletion", "Delete", "2 of 3 suppliers moved to trash", async () => {}],
  ])(
    "leaves only the rows selected at which %s failed, with their reasons",
    async (_what, button, title, confirm) => {
      const fail = async (ids: readonly number[]) => ({
        list: [],
        failed: ids
          .filter((id) => id === 2)
          .map((id) => ({ id, code: 409, message: "Is held by somebody" })),
      });
      const provider = createMemoryProvider(createRows(3), {
        runAction: (_resource, _action, { ids = [] }) => fail(ids),
        bulkEdit: (_resource, { ids }) => fail(ids),
        removeMany: (_resource, ids) => fail(ids),
      });
      renderList({ resource: suppliers, provider });
      await found("Select Supplier 1");
      fireEvent.click(screen.getByRole("checkbox", { name: "Select all suppliers on this page" }));
      if (button === "Delete")
        await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
      const role = button === "Delete" ? "menuitem" : "button";
      await userEvent.click(await screen.findByRole(role, { name: button }));
      const dialog = await screen.findByRole("dialog");
      await confirm(dialog);
      expect(await within(dialog).findByRole("heading", { name: title })).toBeTruthy();
      expect(within(dialog).getByText("Supplier 2")).toBeTruthy();
      expect(within(dialog).getByText("Is held by somebody")).toBeTruthy();
      await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
      expect(await screen.findByText("1 selected")).toBeTruthy();
      const selected = [1, 2, 3].filter(
        (id) => screen.getByLabelText<HTMLInputElement>(`Select Supplier ${id}`).checked,
      );
      expect(selected).toEqual([2]);
    },
  );

  it("says that a skipped row is in the action's state already, with no way out of it", async () => {
    const rows = createRows(3).map((row) => (row.id === 2 ? { ...row, status: "paused" } : row));
    const provider = createMemoryProvider(rows, {
      runAction: async (_resource, _action, { ids = [] }) => ({
        list: [],
        failed: ids
          .filter((id) => id === 2)
          .map((id) => ({ id, code: 409, message: "No", error: "record.statusNotAllowed" })),
      }),
    });
    renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all suppliers on this page" }));
    await userEvent.click(await screen.findByRole("button", { name: /^pause/ }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText("Already paused")).toBeTruthy();
    const row = within(dialog).getByRole("row", { name: /Supplier 2/ });
    expect(within(row).queryByRole("button")).toBeNull();
  });

  it("stores a saved view for one member in one tenant", async () => {
    const store = memoryStore();
    renderList({ resource: suppliers, provider: createMemoryProvider(createRows(3)), store });
    await found("Select Supplier 1");
    await userEvent.click(screen.getByRole("button", { name: "New view" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Mine{Enter}");
    expect(await screen.findByRole("tab", { name: /^Mine \d+$/ })).toBeTruthy();
    cleanup();
    renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(3)),
      store,
      actor: { ...tenantMember, tenantId: 4 },
    });
    await found("Select Supplier 1");
    expect(screen.queryByRole("tab", { name: /^Mine/ })).toBeNull();
  });

  it("opens a saved view of a tab that was a state with the filter by that state", async () => {
    const parcels = defineResource("oldParcels", {
      api: "member/oldParcels",
      route: "/stock/oldParcels",
      access: "config:supplier",
      owner: tenantKind,
      fields: { name: text(), status: choice(["packed", "sent"], { filter: true }) },
      list: { columns: ["name"], tabs: { ready: { status: "packed" } } },
    });
    const store = memoryStore();
    const view = {
      id: "a",
      name: "Mine",
      filter: { tab: "sent" },
      columns: untouchedColumns,
      density: "compact",
    };
    const sort = { field: "id", order: "DESC" };
    const key = listStoreKey(tenantMember, parcels, "views");
    store.setItem(key, { list: [{ ...view, sort }], first: "a" });
    const filters: unknown[] = [];
    const getList: ImplementedCalls["getList"] = async (_, { filter }) => {
      filters.push(filter);
      return { data: createRows(3), total: 3 };
    };
    const provider = createMemoryProvider(createRows(3), { getList });
    const { search } = renderList({ resource: parcels, provider, store });
    expect(await screen.findByRole("tab", { name: "Mine", selected: true })).toBeTruthy();
    expect(search().get("filter")).toBe('{"status":"sent"}');
    await waitFor(() => expect(filters).toEqual([{ status: "sent" }]));
  });

  it("edits a cell in place, and retains the input when the record was stale", async () => {
    const inline = { ...suppliers, inline: ["phone"] };
    const update = vi
      .fn()
      .mockRejectedValueOnce(
        new ApiError({
          code: 409,
          message: "",
          error: "record.stale",
          current: { id: 2, version: 5 },
        }),
      )
      .mockImplementation(async (_resource: string, { data }: { data: unknown }) => ({ data }));
    renderList({ resource: inline, provider: createMemoryProvider(createRows(3), { update }) });
    await found("Select Supplier 2");
    const cell = body()[1]?.querySelector("td.inline");
    fireEvent.doubleClick(cell ?? document.body);
    const dialog = await screen.findByRole("dialog", { name: "Edit phone of Supplier 2" });
    const input = within(dialog).getByRole("textbox");
    await userEvent.clear(input);
    await userEvent.type(input, "0411222333{Enter}");
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "Someone else changed",
    );
    expect(input).toHaveProperty("value", "0411222333");
    await userEvent.type(input, "{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
      { id: 2, version: 1, phone: "0411222333" },
      { id: 2, version: 5, phone: "0411222333" },
    ]);
  });

  it("edits chosen fields of many rows", async () => {
    const provider = createMemoryProvider(createRows(3));
    renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all suppliers on this page" }));
    await userEvent.click(await screen.findByRole("button", { name: "Edit fields" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit 3 suppliers" });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "phone" }));
    await userEvent.type(within(dialog).getByRole("textbox", { name: "phone" }), "0411222333");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("3 suppliers updated")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(provider.bulkEdit).toHaveBeenCalledWith("suppliers", {
      ids: [1, 2, 3],
      values: { phone: "0411222333" },
    });
  });

  it("filters by what is chosen, shown as a chip that can be dropped", async () => {
    const provider = createMemoryProvider(createRows(3));
    const { search } = renderList({ resource: suppliers, provider });
    await found("Select Supplier 1");
    await userEvent.click(screen.getByRole("button", { name: "Add filter" }));
    const dialog = await screen.findByRole("dialog", { name: "Add filter" });
    const input = (part: string) =>
      within(dialog).getByRole("spinbutton", { name: `limit: ${part}` });
    await userEvent.type(input("From"), "12.5");
    await userEvent.type(input("To"), "99");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Show 3 suppliers" }));
    expect(await screen.findByText("limit: A$12.50 – A$99.00")).toBeTruthy();
    await waitFor(() =>
      expect(JSON.parse(search().get("filter") ?? "{}")).toEqual({
        limit_gte: "12.5",
        limit_lte: "99",
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(JSON.parse(search().get("filter") ?? "{}")).toEqual({}));
  });

  it("filters and saves a view in four clicks, and a chip opens its filter again", async () => {
    let clicks = 0;
    const click = (element: Element) => {
      clicks += 1;
      return userEvent.click(element);
    };
    const { search } = renderList({
      resource: { ...suppliers, name: "viewed" },
      provider: createMemoryProvider(createRows(3)),
    });
    await found("Select Supplier 1");
    await click(screen.getByRole("button", { name: "Add filter" }));
    const editor = await screen.findByRole("dialog", { name: "Add filter" });
    await click(within(editor).getByRole("button", { name: /100/ }));
    await click(await within(editor).findByRole("button", { name: "Show 3 viewed" }));
    await waitFor(() =>
      expect(JSON.parse(search().get("filter") ?? "{}")).toEqual({ limit_gte: "100" }),
    );
    await click(await screen.findByRole("button", { name: "Save view" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Large{Enter}");
    const tab = await screen.findByRole("tab", { name: /^Large \d+$/ });
    await waitFor(() => expect(tab.getAttribute("aria-selected")).toBe("true"));
    expect(clicks).toBe(4);
    expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: /^limit from/ }));
    const again = await screen.findByRole("dialog", { name: "Edit filter" });
    const from = within(again).getByRole("spinbutton", { name: "limit: From" });
    await waitFor(() => expect(document.activeElement).toBe(from));
    expect(from).toHaveProperty("value", "100");
  });

  it("edits one filter at a time, and applies those that were edited before as well", async () => {
    const { search } = renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(3)),
    });
    await found("Select Supplier 1");
    await userEvent.click(screen.getByRole("button", { name: "Add filter" }));
    const editor = within(await screen.findByRole("dialog", { name: "Add filter" }));
    const openNames = () =>
      editor.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
    expect(openNames()).toEqual(["limit"]);
    await userEvent.type(editor.getByRole("spinbutton", { name: "limit: From" }), "5");
    await userEvent.click(editor.getByRole("button", { name: "status" }));
    expect(openNames()).toEqual(["status"]);
    await userEvent.click(editor.getByRole("checkbox", { name: "paused" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(JSON.parse(search().get("filter") ?? "{}")).toEqual({
        limit_gte: "5",
        status: "paused",
      }),
    );
  });

  it("shows two conditions of one field as one filter, which is removed as one", async () => {
    const filter = JSON.stringify({ limit_gte: "5", limit_ne: "7" });
    const { search } = renderList({
      resource: suppliers,
      provider: createMemoryProvider(createRows(3)),
      at: `/stock/supplier?filter=${encodeURIComponent(filter)}`,
    });
    const chip = await screen.findByRole("button", { name: /^limit is not/ });
    expect(chip.textContent).toMatch(/7\.00.*from A\$5\.00$/);
    expect(screen.queryByRole("button", { name: /^limit from/ })).toBeNull();
    chip.focus();
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(JSON.parse(search().get("filter") ?? "{}")).toEqual({}));
  });

  it("opens its filters on a phone as a sheet of names, each of which opens its control", async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes("max-width:599"),
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
    try {
      renderList({ resource: suppliers, provider: createMemoryProvider(createRows(3)) });
      await userEvent.click(await screen.findByRole("button", { name: "Add filter" }));
      const sheet = within(await screen.findByRole("dialog", { name: "Add filter" }));
      expect(sheet.queryByRole("region")).toBeNull();
      const name = sheet.getByRole("button", { name: "limit" });
      await userEvent.click(name);
      expect(name.getAttribute("aria-expanded")).toBe("true");
      expect(sheet.getByRole("region", { name: "limit" })).toBeTruthy();
      expect(await sheet.findByRole("button", { name: "Show 3 suppliers" })).toBeTruthy();
    } finally {
      window.matchMedia = wide;
    }
  });

  describe("rows that the declaration keeps from deletion", () => {
    const guarded = { ...suppliers, deletableWhen: predicate({ status: "active" }) };
    const open = async () => {
      const provider = createMemoryProvider(createRows(4));
      renderList({ resource: guarded, provider });
      await found("Select Supplier 1");
      return provider;
    };

    it("have a disabled entry in their menu, with the reason", async () => {
      await open();
      await userEvent.click(screen.getByRole("button", { name: "More actions for Supplier 2" }));
      const entry = await screen.findByRole("menuitem", { name: "DeleteResume it first" });
      expect(entry.getAttribute("aria-disabled")).toBe("true");
      await userEvent.keyboard("{Escape}");
      await userEvent.click(screen.getByRole("button", { name: "More actions for Supplier 1" }));
      const other = await screen.findByRole("menuitem", { name: "Delete" });
      expect(other.getAttribute("aria-disabled")).toBeNull();
    });

    it("are not deleted by the toolbar, which says why", async () => {
      await open();
      fireEvent.click(await found("Select Supplier 2"));
      fireEvent.click(await found("Select Supplier 4"));
      await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
      const entry = await screen.findByRole("menuitem", { name: "DeleteResume it first" });
      expect(entry.getAttribute("aria-disabled")).toBe("true");
    });

    it("are not left out of a deletion that includes others: the server decides", async () => {
      const provider = await open();
      for (const id of [1, 2, 4]) fireEvent.click(await found(`Select Supplier ${id}`));
      await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
      await waitFor(() => expect(provider.removeMany).toHaveBeenCalledWith("suppliers", [1, 2, 4]));
    });
  });

  it("moves a row to the trash without a question, and offers to undo it", async () => {
    const provider = createMemoryProvider(createRows(2));
    renderList({ resource: suppliers, provider });
    await userEvent.click(
      await screen.findByRole("button", { name: "More actions for Supplier 2" }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(provider.removeMany).toHaveBeenCalledWith("suppliers", [2]));
    expect(await screen.findByText("Supplier 2 moved to trash")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a tree", () => {
  const departments = defineResource("departments", {
    api: "member/dept",
    route: "/org/dept",
    access: "org:dept",
    owner: tenantKind,
    fields: { name: text({ search: true }), above: parent(), sort: integer({ sortable: true }) },
    list: { columns: ["name", "sort"], sort: ["sort", "asc"] },
  });
  const rows: AdminRecord[] = [
    { id: 1, version: 1, name: "Hall", above: null, sort: 1 },
    { id: 2, version: 1, name: "Kitchen", above: 1, sort: 1 },
    { id: 3, version: 1, name: "Store", above: null, sort: 2 },
  ];
  it("opens by the keyboard and moves a row below the one above it", async () => {
    const provider = createMemoryProvider(rows);
    renderList({ resource: departments, provider });
    // A tree with few roots has its first level expanded.
    await found("Select Kitchen");
    act(() => body()[0]?.focus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() =>
      expect(screen.queryByRole("checkbox", { name: "Select Kitchen" })).toBeNull(),
    );
    await userEvent.keyboard("{ArrowRight}");
    await found("Select Kitchen");
    expect(body()[1]?.getAttribute("aria-level")).toBe("2");
    act(() => body()[2]?.focus());
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await waitFor(() =>
      expect(provider.move).toHaveBeenCalledWith("departments", { id: 3, parent: 1, before: null }),
    );
  });
  it("moves by the dialog", async () => {
    const provider = createMemoryProvider(rows);
    renderList({ resource: departments, provider });
    await userEvent.click(await screen.findByRole("button", { name: "More actions for Store" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to…" }));
    const dialog = await screen.findByRole("dialog", { name: "Move Store" });
    await userEvent.click(within(dialog).getByRole("combobox", { name: "Inside" }));
    await userEvent.click(await screen.findByRole("option", { name: "Hall" }));
    await userEvent.click(within(dialog).getByRole("combobox", { name: /Before/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Kitchen" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await waitFor(() =>
      expect(provider.move).toHaveBeenCalledWith("departments", { id: 3, parent: 1, before: 2 }),
    );
  });
});
