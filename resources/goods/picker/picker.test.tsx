// @vitest-environment jsdom
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CoreAdminContext, memoryStore, ResourceContextProvider } from "react-admin";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createStubProvider, tenantMember } from "../../../framework/admin/form/renderScreen.tsx";
import type { AdminRecord, ListParams, ListQuery } from "../../../framework/admin/provider.ts";
import { AdminContextProvider } from "../../../framework/admin/resources.tsx";
import type { Actor } from "../../../framework/schema/index.ts";
import { i18nProvider, loadLanguage } from "../../../src/language.ts";
import { resources } from "../../index.ts";
import { LinkInput } from "./LinkInput.tsx";
import type { PickerOptions } from "./PickerOptions.ts";
import type { Picked } from "./picked.ts";
import { usePicker } from "./usePicker.tsx";

afterEach(cleanup);

const formatTitle = (en: string, zhCN = en) => ({ en, zhCN });
const products = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  title: formatTitle(index < 3 ? `Tea ${index + 1}` : `Cup ${index + 1}`, `茶 ${index + 1}`),
  mainImg: `/files/1/${index}.png`,
  price: 1000 + index,
  type: index === 1 ? "seckill" : "ordinary",
  tagIds: index === 0 ? [7] : [],
}));
const rows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  goods: products,
  goodsReviews: [{ id: 31, title: formatTitle("Green tea"), price: 500, status: "onSale" }],
  categories: [
    { id: 1, name: formatTitle("Food"), parent: null },
    { id: 4, name: formatTitle("Drinks"), parent: 1 },
    { id: 9, name: formatTitle("Teas"), parent: 4 },
  ],
  articles: [{ id: 3, title: formatTitle("Returns"), cateId: 2, cateName: "Rules" }],
  articleCates: [{ id: 2, name: formatTitle("Rules") }],
  shops: [{ id: 5, name: "Harbour Pantry", logo: null, selfStatus: "self", status: "open" }],
};
const toRecord = (row: Record<string, unknown>): AdminRecord => ({
  ...row,
  id: Number(row.id),
  version: 0,
});
const fits = (row: Record<string, unknown>, { title_contains, type, tagIds }: ListQuery) =>
  (!title_contains || JSON.stringify(row.title).includes(String(title_contains))) &&
  (!type || row.type === undefined || row.type === type) &&
  (!Array.isArray(tagIds) || tagIds.every((id) => [row.tagIds].flat().includes(id)));

interface Options {
  options?: PickerOptions;
  actor?: Actor;
  path?: string;
  language?: "en" | "zh-CN";
  form?: { link: unknown };
}
async function open({
  options = {},
  actor = tenantMember,
  path = "/banners",
  language = "en",
  form,
}: Options = {}) {
  await loadLanguage(language);
  const getList = vi.fn(async (resource: string, { filter = {}, pagination }: ListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
    const found = (rows[resource] ?? []).filter((row) => fits(row, filter)).map(toRecord);
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  });
  const provider = createStubProvider({
    getList,
    selector: async () => [{ id: 7, name: "Gift" }],
    tree: async (resource: string) =>
      (rows[resource] ?? []).map((row) => ({ ...toRecord(row), status: "enabled" })),
    runCall: async () => ({ list: { COUPON: [] } }),
  });
  const answered = vi.fn<(picked: readonly Picked[] | null) => void>();
  const values = vi.fn<(value: unknown) => void>();
  function Opener() {
    const { pick, picker } = usePicker();
    return (
      <>
        <button type="button" onClick={() => void pick(options).then(answered)}>
          open
        </button>
        {picker}
      </>
    );
  }
  function Watched() {
    values(useWatch({ name: "link" }));
    return <LinkInput source="link" name="link" />;
  }
  function Form() {
    return (
      <ResourceContextProvider value="banners">
        <FormProvider {...useForm({ defaultValues: form ?? {} })}>
          <Watched />
        </FormProvider>
      </ResourceContextProvider>
    );
  }
  const element = (
    <CoreAdminContext
      dataProvider={provider}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
    >
      <ThemeProvider theme={createTheme()}>
        <AdminContextProvider
          resources={resources}
          screens={{}}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          {form ? <Form /> : <Opener />}
        </AdminContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  if (!form) await user.click(screen.getByText("open"));
  const dialog = form ? null : await screen.findByRole("dialog");
  return {
    user,
    getList,
    answered,
    values,
    dialog,
    tab: (name: string) => user.click(screen.getByRole("tab", { name })),
    ok: async () => {
      await user.click(screen.getByRole("button", { name: "OK" }));
      await waitFor(() => expect(answered).toHaveBeenCalled());
      return answered.mock.lastCall?.[0];
    },
  };
}
const option = (name: RegExp) => screen.findByRole("option", { name });

describe("the products of the picker", () => {
  it("stay chosen while one pages and searches, and are answered with all that a card shows", async () => {
    const { user, getList, ok } = await open({ options: { tabs: ["goods"], multiple: true } });
    await user.click(await option(/Tea 1/));
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      filter: { status: "onSale" },
      pagination: { page: 1, perPage: 20 },
    });
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    await user.click(await option(/Cup 22/));
    await user.type(screen.getByRole("searchbox"), "Tea 2");
    await user.click(await option(/Tea 2/));
    await user.click(screen.getByRole("option", { name: /Tea 2/ }));
    expect(screen.getByText("2 selected")).toBeTruthy();
    expect(await ok()).toEqual([
      {
        kind: "goods",
        id: 1,
        title: formatTitle("Tea 1", "茶 1"),
        mainImg: "/files/1/0.png",
        price: 1000,
        type: "ordinary",
      },
      expect.objectContaining({ kind: "goods", id: 22 }),
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  it("are filtered by type and by tags; products in a sale are marked", async () => {
    const { user, getList } = await open({ options: { tabs: ["goods"] } });
    const flash = await option(/Tea 2/);
    expect(within(flash).getByText("Flash sale")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Flash sale" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "All" }));
    await user.click(screen.getByLabelText("Tags"));
    await user.click(await option(/Gift/));
    await waitFor(() =>
      expect(getList.mock.lastCall?.[1]).toMatchObject({
        filter: { status: "onSale", tagIds: [7] },
      }),
    );
  });
  it("are reached with the keyboard: arrows move, the space bar chooses, Enter is done", async () => {
    const { user, answered } = await open({ options: { tabs: ["goods"] } });
    (await option(/Tea 1/)).focus();
    await user.keyboard("{ArrowDown}{ArrowDown} ");
    expect(screen.getByRole("option", { selected: true }).textContent).toContain("Tea 3");
    await user.keyboard("{Home}{Enter}");
    await waitFor(() => expect(answered.mock.lastCall?.[0]?.[0]).toMatchObject({ id: 1 }));
  });
  it("are no more than there is room for", async () => {
    const { user } = await open({ options: { tabs: ["goods"], multiple: true, max: 2 } });
    for (const name of [/Tea 1/, /Tea 2/, /Tea 3/]) await user.click(await option(name));
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toContain("2 of 2 selected");
    await user.click(screen.getByRole("option", { name: /Tea 1/ }));
    expect(screen.getByRole("status").textContent).toContain("1 of 2 selected");
  });
  it("show an empty state in the reader's language", async () => {
    const { user } = await open({ options: { tabs: ["goods"] }, language: "zh-CN" });
    await user.type(await screen.findByRole("searchbox"), "没有");
    expect(await screen.findByText("暂无商品信息")).toBeTruthy();
  });
  it("D2: are offered by name to who chooses among them and may not read them", async () => {
    const marketing: Actor = { ...tenantMember, roles: [], permissions: ["promotion:relation"] };
    await open({ actor: marketing });
    expect(await option(/Gift/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Flash sale" })).toBeNull();
  });
  it("are not offered to who is shown none", async () => {
    const packer: Actor = { ...tenantMember, roles: [], permissions: ["log:login"] };
    await open({ actor: packer });
    expect(screen.queryByRole("tab", { name: "Products" })).toBeNull();
    expect(screen.getByRole("tab", { name: "Categories" })).toBeTruthy();
  });
});

describe("the other tabs of the picker", () => {
  it("answer a category with the ids above it", async () => {
    const { user, tab, ok } = await open();
    await tab("Categories");
    await user.click(await option(/Food/));
    await user.click(await option(/Drinks/));
    await user.click(await option(/Teas/));
    expect(await ok()).toEqual([
      { kind: "category", id: 9, title: formatTitle("Teas"), path: "1,4,9" },
    ]);
  });
  it("answer an article with its page, and a shop with its flags", async () => {
    const { user, tab, ok, getList } = await open({ options: { multiple: true } });
    await tab("Pages");
    await user.click(await option(/Returns/));
    expect(getList.mock.calls.find(([name]) => name === "articles")?.[1]).toMatchObject({
      filter: { status: "shown", type: "merchant" },
      pagination: { perPage: 20 },
    });
    await tab("Shops");
    await user.click(await option(/Harbour Pantry/));
    expect(getList.mock.lastCall?.[1]).toMatchObject({ pagination: { perPage: 10 } });
    expect(await ok()).toEqual([
      {
        kind: "pages",
        id: 3,
        title: formatTitle("Returns"),
        cateId: 2,
        cateName: "Rules",
        path: "/pages/article/article?id=3",
      },
      {
        kind: "shops",
        id: 5,
        name: "Harbour Pantry",
        logo: null,
        selfStatus: "self",
        status: "open",
      },
    ]);
  });
  it("report that there are no coupons yet", async () => {
    const { tab } = await open();
    await tab("Marketing");
    expect(await screen.findByText("Coupon campaigns will appear here.")).toBeTruthy();
  });
  it("take an address only once it is one", async () => {
    const { user, tab, ok } = await open();
    await tab("Other");
    expect(screen.getAllByRole("option")).toHaveLength(10);
    await user.click(await option(/External link/));
    await user.type(screen.getByLabelText("URL"), "javascript:alert(1)");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "OK" }).disabled).toBe(true);
    await user.clear(screen.getByLabelText("URL"));
    await user.type(screen.getByLabelText("URL"), "https://a.example");
    expect(await ok()).toEqual([
      {
        kind: "other",
        title: "https://a.example",
        icon: "link",
        ptype: "link",
        url: "https://a.example",
      },
    ]);
  });
  it("hide two places where a page is renovated", async () => {
    const { tab } = await open({ path: "/renovation" });
    await tab("Other");
    expect(screen.getAllByRole("option")).toHaveLength(8);
    expect(screen.queryByRole("option", { name: "Daily check-in" })).toBeNull();
  });
  it("answer nothing where it is cancelled", async () => {
    const { user, tab, answered } = await open();
    await tab("Other");
    await user.click(await option(/Home/));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(null));
  });
});

describe("the input of a link", () => {
  it("shows what is chosen, changes it and takes it away", async () => {
    const { user, values } = await open({
      form: { link: { kind: "category", id: 9, title: formatTitle("Teas"), path: "1,4,9" } },
    });
    expect(screen.getByText("Teas")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect((await option(/Teas/)).getAttribute("aria-selected")).toBe("true");
    await user.click(screen.getByRole("tab", { name: "Other" }));
    await user.dblClick(await option(/Cart/));
    await waitFor(() =>
      expect(values).toHaveBeenLastCalledWith({
        kind: "other",
        title: "Cart",
        icon: "shopping-cart",
        ptype: "cart",
        url: "/pages/cart/cart",
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Clear" }));
    expect(values).toHaveBeenLastCalledWith(null);
    expect(screen.getByText("No link")).toBeTruthy();
  });
  it("offers the platform the products of all shops", async () => {
    const platform: Actor = { ...tenantMember, realm: "platform", permissions: ["*"] };
    const { user, getList, values } = await open({ actor: platform, form: { link: null } });
    await user.click(screen.getByRole("button", { name: "Choose" }));
    await user.click(await option(/Green tea/));
    expect(getList.mock.calls.some(([name]) => name === "goods")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Use this link" }));
    await waitFor(() =>
      expect(values).toHaveBeenLastCalledWith({
        kind: "goods",
        id: 31,
        title: formatTitle("Green tea"),
      }),
    );
  });
});
