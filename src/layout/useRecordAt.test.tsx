// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nContextProvider, type I18nProvider } from "react-admin";
import { expect, test } from "vitest";
import { recordKey } from "../../framework/admin/form/useRecord.ts";
import { orders } from "../../resources/orders/index.ts";
import { getPageName } from "./usePageName.ts";
import { useRecordAt } from "./useRecordAt.ts";

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  getLocale: () => "en",
  changeLocale: () => Promise.resolve(),
};

function readName(
  record?: Record<string, unknown>,
  listed: readonly Record<string, unknown>[] = [],
): string | null | undefined {
  const client = new QueryClient();
  if (record) client.setQueryData(recordKey(orders, 176), record);
  client.setQueryData(["orders", "getList", {}], { data: listed, total: listed.length });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
    </QueryClientProvider>
  );
  const handle = { resource: "orders", view: "show" } as const;
  return renderHook(() => useRecordAt(handle, "176"), { wrapper }).result.current;
}

test("the page of an order is named by its short number, and not by its id", () => {
  expect(readName({ id: 176, number: "#1127" })).toBe("#1127");
});
test("a record without a name has none", () => {
  expect(readName({ id: 176, number: "" })).toBeNull();
});
test("a page that loads is named by the row of the list that led to it, and never by an id", () => {
  expect(readName(undefined, [{ id: 176, number: "#1127" }])).toBe("#1127");
  expect(readName()).toBeUndefined();
  const handle = { resource: "orders", view: "show" } as const;
  const getName = (record: string | null | undefined) =>
    getPageName((key, options) => (options?.name ? String(options.name) : key), "en", {
      handle,
      id: "176",
      record,
    });
  expect(getName(undefined)).not.toContain("176");
  expect(getName(null)).toContain("#176");
});
