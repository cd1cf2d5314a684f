// @vitest-environment jsdom
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  type Store,
  testDataProvider,
} from "react-admin";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import { type Actor, defineResource, text } from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { i18nProvider, loadLanguage } from "../language.ts";
import { findScreens, listScreens, listSettings, type Screen } from "./findScreens.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import { setSearchOpen } from "./searchDialog.ts";
import { listSearchable } from "./useRecordSearch.ts";

const declare = (name: string, route: string, access: string) =>
  defineResource(name, {
    api: name,
    route,
    access,
    owner: "shop",
    fields: { name: text({ search: true }) },
    list: { columns: ["name"] },
  });
const resources = [
  declare("suppliers", "/stock/supplier", "config:supplier"),
  declare("roles", "/org/role", "org:role"),
  // A resource without search: its first rows must not appear as results.
  defineResource("groupActivities", {
    api: "groupActivities",
    route: "/marketing/group",
    access: "org:role",
    owner: "shop",
    fields: { name: text() },
    list: { columns: ["name"] },
  }),
];
const actor = (permissions: string[]): Actor => ({
  id: 1,
  name: "Mei",
  realm: "shop",
  tenantId: 1,
  roles: [],
  permissions,
});

describe("the search over screens", () => {
  const screens: Screen[] = [
    { title: "Suppliers", path: "/stock/supplier", section: "Stock" },
    { title: "Warehouses", path: "/stock/storage", section: "Stock" },
    { title: "供应商", path: "/stock/vendors", section: "库存" },
  ];
  const found = (query: string) => findScreens(screens, query).map(({ path }) => path);
  it("forgives what is mistyped, and no more", () => {
    expect(found("suplier")).toEqual(["/stock/supplier"]);
    expect(found("warehuose")).toEqual(["/stock/storage"]);
    expect(found("zzzzzz")).toEqual([]);
  });
  it("finds by path, and in Chinese", () => {
    expect(found("storage")).toEqual(["/stock/storage"]);
    expect(found("供应")).toEqual(["/stock/vendors"]);
  });
  it("offers what one may open, and creating where one may create", () => {
    const paths = (permissions: string[]) =>
      listScreens(resources, actor(permissions), (key) => key, "en").map(({ path }) => path);
    expect(paths([])).toEqual(["/dashboard", "/info"]);
    expect(paths(["config:supplier"])).toEqual(["/dashboard", "/info", "/stock/supplier"]);
    expect(paths(["config:supplier", "config:supplier:create"])).toContain("/stock/supplier/add");
  });
});

it("the platform finds shops by their names, before what is about them, and no entries of logs", () => {
  const platform: Actor = {
    ...actor([]),
    realm: "platform",
    tenantId: null,
    roles: ["admin"],
  };
  const names = listSearchable(declared, platform).map(({ name }) => name);
  expect(names[0]).toBe("shops");
  expect(names).toContain("shopReviews");
  expect(names).not.toContain("ledgerEntries");
});

describe("the search over settings", () => {
  const t = (key: string) =>
    key === "resources.shopConfig.fields.requireTwoStep" ? "Require two-step sign-in" : key;
  const owner: Actor = { ...actor([]), roles: ["admin"] };
  it("finds the setting that requires a second step, and leads to its field", () => {
    const found = findScreens(listSettings(declared, owner, t), "two-step");
    expect(found.map(({ path }) => path)).toEqual(["/config/config#requireTwoStep"]);
  });
  it("offers none to those who may not change them", () => {
    expect(listSettings(declared, actor(["config:shop"]), t)).toEqual([]);
  });
});

interface SearchRequest {
  name: string;
  q: string;
  signal: AbortSignal;
}
interface Opened {
  store?: Store;
  getMany?: DataProvider["getMany"];
}
function open(
  selector: (name: string, params: SearchRequest) => Promise<{ id: number; name: string }[]>,
  { store = memoryStore(), getMany = async () => ({ data: [] }) }: Opened = {},
) {
  const onClose = vi.fn();
  const Where = () => <output>{useLocation().pathname}</output>;
  const page = (
    <AdminContextProvider
      resources={resources}
      screens={{}}
      actor={actor(["config:supplier", "org:role"])}
      timeZone="Australia/Sydney"
    >
      <SearchDialog onClose={onClose} />
      <Where />
    </AdminContextProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }]);
  render(
    <ThemeProvider theme={createTheme()}>
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), selector, getMany }}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient()}
        store={store}
      >
        <RouterProvider router={router} />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return { store, onClose };
}
const field = () => screen.getByRole("combobox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));

describe("the search over records", () => {
  beforeAll(() => loadLanguage("en"));
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("takes what was typed while its code was loading, which is no shortcut of the page", async () => {
    const onPageKey = vi.fn();
    document.addEventListener("keydown", onPageKey);
    setSearchOpen(true);
    for (const key of ["1", "0", "6", "Backspace", "5", "2"]) fireEvent.keyDown(document, { key });
    open(async () => []);
    expect(field()).toHaveProperty("value", "1052");
    expect(onPageKey).not.toHaveBeenCalled();

    fireEvent.keyDown(document, { key: "n" });
    expect(onPageKey).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", onPageKey);
    setSearchOpen(false);
  });
  it("says that it searches, and then that nothing was found", async () => {
    let answer: () => void = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open(async () => {
      await waiting;
      return [];
    });
    type("zzqqx");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("Searching…");
    answer();
    expect(await screen.findByText("No results for “zzqqx”")).toBeTruthy();
  });
  it("queries every resource together when typing pauses, and cancels outdated queries", async () => {
    const query: SearchRequest[] = [];
    open((name, params) => {
      query.push({ ...params, name });
      return new Promise(() => {});
    });
    type("ba");
    type("bam");
    expect(query).toEqual([]);
    await rest();
    expect(query.map(({ name, q }) => `${name} ${q}`)).toEqual(["suppliers bam", "roles bam"]);
    type("bamb");
    await rest();
    expect(query.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
    type("b");
    await rest();
    expect(query).toHaveLength(4);
  });
  it("groups what is found, opens it from the keyboard and remembers it", async () => {
    const { store, onClose } = open((name) =>
      Promise.resolve(
        name === "suppliers"
          ? [
              { id: 4, name: "Bamboo" },
              { id: 5, name: "Bamboo Tea" },
            ]
          : [],
      ),
    );
    type("bamboo");
    await rest();
    const options = await screen.findAllByRole("option");
    expect(options).toHaveLength(2);
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(field().getAttribute("aria-activedescendant")).toBe(options[0]?.id);
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(field().getAttribute("aria-activedescendant")).toBe(options[1]?.id);
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(screen.getByText("/stock/supplier/show/5")).toBeTruthy());
    expect(onClose).toHaveBeenCalled();
    expect(store.getItem("search.recent")).toMatchObject([
      { title: "Bamboo Tea", path: "/stock/supplier/show/5" },
    ]);
  });
  it("shows what is called like the query first, and of many the first with a way to all", async () => {
    const bamboos = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Bamboo ${id}` }));
    const { onClose } = open((name) =>
      Promise.resolve(name === "suppliers" ? [{ id: 9, name: "#9" }] : bamboos),
    );
    type("bamboo");
    await rest();
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...[1, 2, 3, 4].map((id) => expect.stringContaining(`Bamboo ${id}`)),
      "Show all in Roles",
      expect.stringContaining("#9"),
    ]);
    for (const _ of [1, 2, 3, 4]) fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(screen.getByText("/org/role")).toBeTruthy());
    expect(onClose).toHaveBeenCalled();
  });
  it("F1: shows the others where one resource cannot answer, names that one, and tries it again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let down = true;
    open((name) =>
      name === "roles" && down
        ? Promise.reject(new Error("down"))
        : Promise.resolve([{ id: 4, name: `Bamboo ${name}` }]),
    );
    type("bamboo");
    await rest();
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    expect((await screen.findByText(/Couldn't search/)).textContent).toContain("Roles");
    down = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    expect(screen.queryByText(/Couldn't search/)).toBeNull();
  });
  it("F1: shows the others where one resource is slow, and names that one", async () => {
    open((name) =>
      name === "roles" ? new Promise(() => {}) : Promise.resolve([{ id: 4, name: "Bamboo" }]),
    );
    type("bamboo");
    await rest();
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    expect(screen.queryByText(/Still searching/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText(/Still searching/).textContent).toContain("Roles");
  });
  it.each([
    ["en", "No results for “zzzz”"],
    ["zh-CN", "没有找到与“zzzz”相关的结果"],
    ["zh-TW", "找不到與「zzzz」相關的結果"],
  ] as const)("F1: says in %s that nothing was found, with the query", async (locale, sentence) => {
    await loadLanguage(locale);
    open(() => Promise.resolve([]));
    type("zzzz");
    await rest();
    expect(await screen.findByText(sentence)).toBeTruthy();
    await loadLanguage("en");
  });
});

describe("the latest choices", () => {
  beforeAll(() => loadLanguage("en"));
  afterEach(cleanup);

  it("are read again: a record shows what it is now, and a deleted one is left out", async () => {
    const store = memoryStore({
      "search.recent": [
        { title: "Old name", path: "/stock/supplier/show/4", kind: "Supplier" },
        { title: "Deleted", path: "/stock/supplier/show/5", kind: "Supplier" },
        { title: "Roles", path: "/org/role", kind: "Team" },
      ],
    });
    const getMany = vi.fn();
    getMany.mockResolvedValue({ data: [{ id: 4, version: 2, name: "New name" }] });
    open(() => Promise.resolve([]), { store, getMany });
    expect(await screen.findByRole("option", { name: /^New name/ })).toBeTruthy();
    expect(getMany).toHaveBeenCalledWith("suppliers", { ids: [4, 5] });
    expect(screen.queryByRole("option", { name: /Old name|Deleted/ })).toBeNull();
    expect(screen.getAllByRole("option", { name: /^Roles/ }).length).toBeGreaterThan(0);
  });
});
