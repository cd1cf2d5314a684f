// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loans",
  access: "test:loan",
  owner: tenantKind,
  fields: { number: text(), book: text(), kind: choice(["long", "short"]) },
  label: "number",
  list: { columns: ["number", "book", "kind"], phone: { title: "book" } },
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

test("a title with a link of its own is beside the link to the record, not within it", async () => {
  renderList({
    resource: loans,
    provider: createMemoryProvider([{ id: 3, version: 1, number: "L-3", book: "Tea" }]),
    screens: { displays: { book: () => <Link to="/books/9">Tea</Link> } },
  });
  const row = await screen.findByRole("listitem");
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/books/9", "/loans/show/3"]);
  expect(links.filter((link) => link.querySelector("a"))).toEqual([]);
  expect(links[1]?.getAttribute("aria-label")).toBe("L-3");
});

test("a row does not repeat a choice that its name contains", async () => {
  const open = (kindText: string) =>
    renderList({
      resource: loans,
      provider: createMemoryProvider([{ id: 3, version: 1, number: "Lent L-3", kind: "long" }]),
      screens: { displays: { kind: () => kindText }, texts: { kind: () => kindText } },
    });
  open("Long");
  expect(within(await screen.findByRole("listitem")).getByText("Long")).toBeTruthy();
  cleanup();
  open("Lent");
  expect(within(await screen.findByRole("listitem")).queryByText("Lent")).toBeNull();
});
