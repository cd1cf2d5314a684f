// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { ChartPanel } from "./ChartPanel.tsx";
import { dashboardMessages } from "./locales/en.ts";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loans",
  access: "test:loan",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([true, false])("a chart names its lines, on a phone too (%s)", (isPhone) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query.includes("max-width"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  renderScreen({
    resources: [loans],
    provider: createStubProvider({}),
    sentences: { dashboard: dashboardMessages },
    children: (
      <ChartPanel
        title="Sales"
        query={{ isPending: false, error: null, refetch: async () => {} }}
        slots={[
          { at: "2026-11-22T00:00:00Z", current: 500, before: 300, count: 1 },
          { at: "2026-11-23T00:00:00Z", current: 700, before: 100, count: 2 },
        ]}
        until="2026-11-24T00:00:00Z"
        countLabel="Loans"
        to="/loans"
      />
    ),
  });
  expect(screen.getAllByText("Last 7 days")).toHaveLength(1);
  expect(screen.getAllByText("7 days before")).toHaveLength(1);
});
