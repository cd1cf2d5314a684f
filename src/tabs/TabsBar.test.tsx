// @vitest-environment jsdom
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import {
  I18nContextProvider,
  type I18nProvider,
  memoryStore,
  StoreContextProvider,
} from "react-admin";
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import { type Actor, defineResource, text } from "../../framework/schema/index.ts";
import { TabsBar } from "./TabsBar.tsx";
import { useTabs } from "./useTabs.tsx";

const declared = (name: string) =>
  defineResource(name, {
    api: name,
    route: `/stock/${name}`,
    access: "stock:thing",
    owner: "shop",
    fields: { name: text() },
    list: { columns: ["name"] },
  });
/**
 * Translates each key to itself, regardless of the locale that another file of this process has
 * loaded.
 */
const i18nProvider: I18nProvider = {
  translate: (key) => key,
  getLocale: () => "en",
  changeLocale: () => Promise.resolve(),
};
const resources = [declared("suppliers"), declared("warehouses")];
const actor: Actor = {
  id: 1,
  name: "Mei",
  realm: "shop",
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};
const suppliers = "resources.suppliers.listName";
const warehouses = "resources.warehouses.listName";
const storageKey = "lists.shop-1.1.suppliers.asked";

function Frame() {
  const main = useRef<HTMLElement>(null);
  const tabs = useTabs(main);
  const { pathname, search } = useLocation();
  return (
    <>
      <TabsBar tabs={tabs} />
      <Link to="/stock/suppliers?page=2">to suppliers</Link>
      <Link to="/stock/warehouses">to warehouses</Link>
      <main ref={main}>{pathname + search}</main>
      <Outlet />
    </>
  );
}
const page = (path: string, handle: object) => ({ path, handle, element: null });
function open(path = "/dashboard") {
  const store = memoryStore({ [storageKey]: { page: 2 } });
  const routes = [
    {
      element: (
        <AdminContextProvider
          resources={resources}
          screens={{}}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          <Frame />
        </AdminContextProvider>
      ),
      children: [
        page("/dashboard", { title: "dashboard" }),
        page("/redirect/*", {}),
        ...resources.map(({ name, route }) => page(route, { resource: name, view: "list" })),
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ThemeProvider theme={createTheme()}>
      <I18nContextProvider value={i18nProvider}>
        <StoreContextProvider value={store}>
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </StoreContextProvider>
      </I18nContextProvider>
    </ThemeProvider>,
  );
  return { store, router };
}
const tabs = () =>
  [...screen.getByRole("navigation").querySelectorAll("a")].map((link) => link.textContent);
const tab = (name: string) => screen.getByRole("link", { name });
const at = () => screen.getByRole("main").textContent;
const openBoth = async () => {
  fireEvent.click(tab("to suppliers"));
  await waitFor(() => expect(at()).toBe("/stock/suppliers?page=2"));
  fireEvent.click(tab("to warehouses"));
  await waitFor(() => expect(tabs()).toHaveLength(3));
};

describe("the bar of visited tabs", () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it("returns to a list with its query", async () => {
    open();
    await openBoth();
    fireEvent.click(tab(suppliers));
    await waitFor(() => expect(at()).toBe("/stock/suppliers?page=2"));
    expect(tab(suppliers).getAttribute("aria-current")).toBe("page");
  });
  it("writes no warning of MUI to the console on a page that is no tab", async () => {
    // MUI warns of a disabled button in a tooltip.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    open("/redirect/nowhere");
    expect(await screen.findByRole("button", { name: /more/ })).toHaveProperty("disabled", true);
    expect(warn.mock.calls).toEqual([]);
  });
  it("closes with the middle button and lets the list start afresh", async () => {
    const { store } = open();
    await openBoth();
    fireEvent(tab(suppliers), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    await waitFor(() => expect(tabs()).toEqual(["markethall.shell.titles.dashboard", warehouses]));
    await waitFor(() => expect(store.getItem(storageKey)).toBeUndefined());
    expect(at()).toBe("/stock/warehouses");
  });
  it("walks with the arrows, closes with Delete, and lands on the neighbour", async () => {
    open();
    await openBoth();
    tab(warehouses).focus();
    fireEvent.keyDown(tab(warehouses), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(tab(suppliers));
    fireEvent.keyDown(tab(warehouses), { key: "Delete" });
    await waitFor(() => expect(at()).toBe("/stock/suppliers?page=2"));
    fireEvent.keyDown(tab("markethall.shell.titles.dashboard"), { key: "Delete" });
    expect(tabs()).toEqual(["markethall.shell.titles.dashboard", suppliers]);
  });
  it("closes all others, or all, from the menu of a tab", async () => {
    open();
    await openBoth();
    // The menu loads when it opens.
    await act(async () => fireEvent.contextMenu(tab(suppliers)));
    fireEvent.click(await screen.findByRole("menuitem", { name: /closeOthers/ }));
    await waitFor(() => expect(at()).toBe("/stock/suppliers?page=2"));
    expect(tabs()).toEqual(["markethall.shell.titles.dashboard", suppliers]);
    await act(async () => fireEvent.contextMenu(tab(suppliers)));
    fireEvent.click(await screen.findByRole("menuitem", { name: /closeAll/ }));
    await waitFor(() => expect(at()).toBe("/dashboard"));
    expect(tabs()).toHaveLength(1);
  });
  it("is there again when the page is reloaded", async () => {
    open();
    await openBoth();
    cleanup();
    open();
    expect(tabs()).toEqual(["markethall.shell.titles.dashboard", suppliers, warehouses]);
  });
});
