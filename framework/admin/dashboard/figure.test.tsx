// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import { I18nContextProvider } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { compare } from "./compare.ts";
import { Figure } from "./Figure.tsx";
import { dashboardMessages } from "./locales/en.ts";

afterEach(cleanup);
const i18n = polyglotI18nProvider(
  () => ({ framework: { dashboard: dashboardMessages } }) as never,
  "en",
  [{ locale: "en", name: "English" }],
  { allowMissing: true },
);
const query = { isPending: false, error: null, refetch: async () => {} };

test.each([
  [0, "No change vs prior 7 days"],
  [5, "↑ 5 vs prior 7 days"],
])("a figure that changed by %i says so", (now, text) => {
  render(
    <I18nContextProvider value={i18n}>
      <Figure
        label="Refunded"
        query={query}
        value={now}
        to={null}
        change={compare(now, 0)}
        changeText={String(now)}
        than="vs prior 7 days"
      />
    </I18nContextProvider>,
  );
  expect(screen.getByText((_, element) => element?.textContent === text)).toBeTruthy();
});
