// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineResource, integer, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loans",
  access: "test:loan",
  owner: tenantKind,
  fields: { book: text({ filter: true }), pages: integer({ filter: true }) },
  label: "book",
  list: { columns: ["book", "pages"] },
});

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

test("the primary action is beside the title, and the overview is among the tools", async () => {
  renderList({
    resource: loans,
    provider: createMemoryProvider([{ id: 3, version: 1, book: "Tea", pages: 90 }]),
    screens: {
      primary: () => <button type="button">Lend</button>,
      top: () => <p>Lent: 1</p>,
      strip: () => <p>1 book</p>,
    },
  });
  const heading = await screen.findByRole("heading", { level: 1 });
  const row = heading.parentElement;
  if (!row) throw new Error("the heading is in no row");
  expect(within(row).getByRole("button", { name: "Lend" })).toBeTruthy();
  expect(within(row).queryByRole("button", { name: "Overview" })).toBeNull();
  fireEvent.click(within(row).getByRole("button", { name: "More tools" }));
  fireEvent.click(screen.getByRole("button", { name: "Overview" }));
  expect(await screen.findByText("Lent: 1")).toBeTruthy();
});
