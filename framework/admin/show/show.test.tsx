// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, money, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen, type StubAnswers } from "../form/renderScreen.tsx";
import { ApiError, type HistoryEntry } from "../provider.ts";

const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: {
    name: text({ required: true, unique: true }),
    rent: money(),
    deposit: money({ min: 0.01 }),
    discount: money(),
    note: text(),
    status: choice(["active", "paused"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name", "rent", "note"])],
});
const record = {
  id: 1,
  version: 2,
  name: "Pear stall",
  rent: 123450,
  note: null,
  status: "active",
  addTime: "2026-01-31T00:00:00Z",
  updTime: "2026-02-01T00:00:00Z",
  _labels: { addBy: "Ana", updBy: "Ben" },
};
const entry: HistoryEntry = {
  id: 8,
  operation: "edit",
  action: null,
  changes: { rent: [100, 123450] },
  memberName: "Ben",
  addTime: "2026-02-01T00:00:00Z",
};
afterEach(cleanup);

async function show(answers: StubAnswers = {}) {
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    history: vi.fn(async () => ({ list: [entry], total: 1 })),
    ...answers,
  });
  const view = renderScreen({ resources: [stalls], provider, at: "/stall/show/1" });
  return { user: userEvent.setup(), provider, ...view };
}

test("a record's page shows its title, its author and its history", async () => {
  await show();
  expect(await screen.findByRole("heading", { name: "Pear stall" })).toBeTruthy();
  expect(screen.getByText("Active")).toBeTruthy();
  expect(screen.getByText(/^Added .*31 Jan.*, 11:00 am by Ana$/)).toBeTruthy();
  expect(screen.getByText(/^Last updated .*1 Feb.*, 11:00 am by Ben$/)).toBeTruthy();
  const history = within(await screen.findByRole("region", { name: "Activity" }));
  expect((await history.findByText("A$1.00")).closest("dd")?.textContent).toBe(
    "A$1.00 → A$1,234.50",
  );
});
test("an empty amount is zero, and left out where it cannot be zero", async () => {
  await show();
  const details = within(await screen.findByRole("region", { name: "Details" }));
  expect(details.getByRole("definition").textContent).toBe("A$0.00");
  expect(details.getByRole("term").textContent).toBe("Discount");
});
test("a copy opens the form with its values", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Clone" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /Rent/ })).value).toBe(
    "1,234.50",
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Name/ }).value).toBe("");
});
test("a deletion that can be undone asks nothing, shows what prevents it, and opens the list afterwards", async () => {
  const failed = [{ id: 1, code: 409, message: "3 visits still use it" }];
  const removeMany = vi
    .fn()
    .mockResolvedValueOnce({ list: [], failed })
    .mockResolvedValue({ list: [], failed: [] });
  const { user } = await show({ removeMany });
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Pear stall?" }));
  expect(await dialog.findByText("3 visits still use it")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Move to trash" }));
  await waitFor(() => expect(screen.getByText("the list")).toBeTruthy());
});
test("a record that does not exist is named so in the title, with a link back", async () => {
  await show({
    getOne: vi.fn(() => Promise.reject(new ApiError({ code: 404, message: "That is gone" }))),
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Stalls not found" })).toBeTruthy();
  expect(screen.getByText(/may have been deleted/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Stalls" })).toBeTruthy();
});
