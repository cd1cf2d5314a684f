// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nContextProvider, type I18nProvider } from "react-admin";
import { expect, test } from "vitest";
import { recordKey } from "../../framework/admin/form/useRecord.ts";
import { orders } from "../../resources/orders/index.ts";
import { useRecordAt } from "./useRecordAt.ts";

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  getLocale: () => "en",
  changeLocale: () => Promise.resolve(),
};

function readName(record: Record<string, unknown>): string | null {
  const client = new QueryClient();
  client.setQueryData(recordKey(orders, 176), record);
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
