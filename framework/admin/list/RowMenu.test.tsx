// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import type { AdminRecord, RowResults } from "../provider.ts";
import { createMemoryProvider } from "./memoryProvider.ts";
import { renderList } from "./renderList.tsx";

const keys = defineResource("keys", {
  api: "test/keys",
  route: "/keys",
  access: "test:keys",
  owner: tenantKind,
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
  actions: { issue: { output: { secret: text() } }, revoke: {} },
});
const rows: AdminRecord[] = [{ id: 1, version: 1, name: "Website" }];
afterEach(cleanup);

async function openMenu(results: RowResults) {
  const provider = createMemoryProvider(rows, { runAction: async () => results });
  renderList({ resource: keys, provider });
  await screen.findByText("Website");
  await userEvent.click(screen.getByRole("button", { name: /Website/ }));
}

test("a secret that an action answers once is shown after it ran from a row's menu", async () => {
  await openMenu({
    list: [{ id: 1, version: 2, name: "Website", _output: { secret: "sk_4711" } }],
    failed: [],
  });
  await userEvent.click(await screen.findByRole("menuitem", { name: "issue" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByDisplayValue("sk_4711")).toBeTruthy();
});

test("an action that fails from a row's menu says why", async () => {
  await openMenu({
    list: [],
    failed: [{ id: 1, code: 409, message: "The key is in use" }],
  });
  await userEvent.click(await screen.findByRole("menuitem", { name: "revoke" }));
  expect(await screen.findByText("The key is in use")).toBeTruthy();
});
