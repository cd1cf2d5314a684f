// @vitest-environment jsdom
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CoreAdminContext, memoryStore, RecordContextProvider } from "react-admin";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  createStubProvider,
  tenantMember,
} from "../../../../../framework/admin/form/renderScreen.tsx";
import { ApiError, type AppDataProvider } from "../../../../../framework/admin/provider.ts";
import { AdminContextProvider } from "../../../../../framework/admin/resources.tsx";
import type { AppAnswer } from "../../../../../framework/schema/index.ts";
import { i18nProvider, loadLanguage } from "../../../../../src/language.ts";
import { resources } from "../../../../index.ts";
import { FormTop } from "../FormTop.tsx";

afterEach(cleanup);

const library = [
  {
    id: 4,
    version: 1,
    title: { en: "Oolong", zhCN: "乌龙茶" },
    category: 9,
    mainImg: "/files/platform/a.png",
    imgs: ["/files/platform/a.png"],
    attributes: [
      {
        id: 1,
        name: "Roast",
        values: [
          { id: 1, name: "Light" },
          { id: 2, name: "Dark" },
        ],
      },
    ],
    price: 1950,
    weightKg: 0.1,
    barCode: "931",
    detail: { en: "<p>Rolled</p>" },
    params: [{ id: 77, name: "Origin", value: "Anxi", sort: 1 }],
  },
  {
    id: 5,
    version: 1,
    title: { en: "Longjing" },
    mainImg: null,
    price: null,
    attributes: null,
    params: [],
  },
];
const third: AppAnswer<"GET /member/goods/getThirdDetail"> = {
  language: "zhCN",
  title: "铁观音",
  description: "手工揉捻",
  detail: "<p>手工揉捻</p>",
  price: 19.5,
  currency: "AUD",
  barCode: "9312345678907",
  images: ["/files/1/b.jpg", "/files/1/c.jpg"],
};
const empty = {
  title: null,
  description: null,
  attributes: null,
  skus: [],
  mainImg: null,
  imgs: [],
  params: [],
};

async function start({
  query = vi.fn<AppDataProvider["query"]>().mockResolvedValue(third),
  record = null as object | null,
} = {}) {
  await loadLanguage("en");
  const getList = vi.fn(async () => ({ data: library, total: library.length }));
  const getOne = vi.fn(async (_: string, { id }: { id: number }) => {
    const data = library.find((one) => one.id === id);
    if (!data) throw new Error(`there is no product ${id}`);
    return { data };
  });
  let form: UseFormReturn | undefined;
  function Form() {
    form = useForm({ defaultValues: empty as Record<string, unknown> });
    // Reading the property subscribes to it, so that the form tracks it.
    void form.formState.isDirty;
    return (
      <FormProvider {...form}>
        <RecordContextProvider value={record ?? undefined}>
          <input aria-label="English title" {...form.register("title.en")} />
          <FormTop />
        </RecordContextProvider>
      </FormProvider>
    );
  }
  render(
    <CoreAdminContext
      dataProvider={createStubProvider({ getList, getOne, query })}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
    >
      <ThemeProvider theme={createTheme()}>
        <AdminContextProvider
          resources={resources}
          screens={{}}
          actor={tenantMember}
          timeZone="Australia/Sydney"
        >
          <Form />
        </AdminContextProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  const user = userEvent.setup();
  return {
    user,
    getList,
    asked: query,
    values: () => form?.getValues() ?? {},
    isDirty: () => form?.formState.isDirty,
    open: async () => {
      await user.click(screen.getByRole("button", { name: "Start from a template…" }));
      return screen.findByRole("dialog");
    },
    button: (name: string) => user.click(screen.getByRole("button", { name })),
    closed: () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull()),
  };
}

describe("a new product", () => {
  it("starts from the library with every variant at the suggested price, and is unsaved then", async () => {
    const { user, open, button, closed, values, isDirty } = await start();
    await open();
    await user.click(await screen.findByRole("option", { name: /Oolong/ }));
    await button("Use this product");
    await closed();
    expect(values()).toMatchObject({
      title: { en: "Oolong", zhCN: "乌龙茶" },
      category: 9,
      mainImg: "/files/platform/a.png",
      attributes: library[0]?.attributes,
      skus: [
        { attrPath: "1", attrName: "Light", price: 1950, weightKg: 0.1, barCode: null, stock: 0 },
        { attrPath: "2", attrName: "Dark", price: 1950, weightKg: 0.1, barCode: null, stock: 0 },
      ],
      params: [{ name: "Origin", value: "Anxi", sort: 1 }],
    });
    expect(values().params).toEqual([{ name: "Origin", value: "Anxi", sort: 1 }]);
    expect(isDirty()).toBe(true);
  });
  it("is searched in the library, and chosen by the keyboard alone", async () => {
    const { user, open, closed, getList, values } = await start();
    await open();
    await user.type(screen.getByRole("searchbox"), "Long");
    await waitFor(() =>
      expect(JSON.stringify(getList.mock.lastCall)).toContain('"title_contains":"Long"'),
    );
    (await screen.findByRole("option", { name: /Longjing/ })).focus();
    await user.keyboard("{Enter}");
    await closed();
    expect(values()).toMatchObject({
      title: { en: "Longjing" },
      skus: [{ attrPath: "", price: null }],
    });
  });
  it("starts from a link, in the language of its page", async () => {
    const { user, open, button, closed, asked: requests, values } = await start();
    await open();
    await user.click(screen.getByRole("tab", { name: "Link" }));
    await user.type(screen.getByRole("textbox", { name: /URL/ }), "shop.example.com/tea{Enter}");
    await screen.findByText("铁观音");
    expect(requests).toHaveBeenCalledWith(
      "GET /member/goods/getThirdDetail",
      { url: "https://shop.example.com/tea" },
      expect.anything(),
    );
    await button("Use this product");
    await closed();
    expect(values()).toMatchObject({
      title: { zhCN: "铁观音" },
      mainImg: "/files/1/b.jpg",
      imgs: ["/files/1/b.jpg", "/files/1/c.jpg"],
      skus: [{ attrPath: "", price: 1950, barCode: "9312345678907" }],
    });
  });
  it("does not import a price in another currency, and reports it", async () => {
    const { user, open, button, closed, values } = await start({
      query: vi.fn().mockResolvedValue({ ...third, currency: "USD" }),
    });
    await open();
    await user.click(screen.getByRole("tab", { name: "Link" }));
    await user.type(screen.getByRole("textbox", { name: /URL/ }), "https://a.example/{Enter}");
    expect(await screen.findByText("USD 19.50")).toBeTruthy();
    expect(screen.getByText(/another currency/)).toBeTruthy();
    await button("Use this product");
    await closed();
    expect(values()).toMatchObject({ skus: [{ price: null }] });
  });
  it("reports why a page could not be read, and retains its address", async () => {
    const { user, open } = await start({
      query: vi
        .fn()
        .mockRejectedValue(
          new ApiError({ code: 422, message: "No page was found at this address" }),
        ),
    });
    await open();
    await user.click(screen.getByRole("tab", { name: "Link" }));
    const address = screen.getByRole<HTMLInputElement>("textbox", { name: /URL/ });
    await user.type(address, "https://a.example/x{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "No page was found at this address",
    );
    expect(address.value).toBe("https://a.example/x");
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: "Use this product" }).disabled,
    ).toBe(true);
  });
  it("requires confirmation before it replaces input", async () => {
    const { user, open, button, closed, values } = await start();
    await user.type(screen.getByRole("textbox", { name: "English title" }), "Mine");
    await open();
    await user.click(await screen.findByRole("option", { name: /Oolong/ }));
    await button("Use this product");
    await screen.findByText("Replace your changes?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Replace your changes?")).toBeNull());
    expect(values().title).toEqual({ en: "Mine" });
    await button("Use this product");
    await user.click(await screen.findByRole("button", { name: "Replace" }));
    await closed();
    expect(values().title).toMatchObject({ en: "Oolong" });
  });
});

it("a product that is there already starts from nothing else", async () => {
  await start({ record: { id: 1 } });
  expect(screen.queryByRole("button", { name: "Start from a template…" })).toBeNull();
});
