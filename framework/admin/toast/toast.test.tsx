// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { listMessages } from "../list/locales/en.ts";
import { DeleteDialog } from "../show/DeleteDialog.tsx";

const banners = defineResource("banners", {
  api: "test/banners",
  route: "/banners",
  access: "test:banners",
  owner: tenantKind,
  fields: {
    title: text({ required: true }),
    status: choice(["shown", "hidden"], { readOnly: true }),
  },
  list: { columns: ["title"] },
  actions: {
    archive: { from: ["shown"] },
    show: { from: ["hidden"], to: "shown" },
    hide: { from: ["shown"], to: "hidden" },
  },
});
const record = { id: 4, version: 1, title: "Spring", status: "shown" };
afterEach(cleanup);

describe("a toast", () => {
  test("offers to restore what was moved to the trash", async () => {
    const removeMany = vi.fn(async () => ({ list: [record], failed: [] }));
    const restore = vi.fn(async () => ({ list: [record], failed: [] }));
    const provider = createStubProvider({ removeMany, restore });
    const children = (
      <DeleteDialog resource={banners} record={record} title="Spring" onClose={vi.fn()} />
    );
    renderScreen({ resources: [banners], provider, children, sentences: { list: listMessages } });
    await screen.findByText("Spring moved to trash");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(restore).toHaveBeenCalledWith("banners", [4]);
    expect(await screen.findByText("Spring restored")).toBeTruthy();
  });
  test("Ctrl+Z undoes what the toast offers to undo, once", async () => {
    const run = vi.fn(async () => ({ list: [{ ...record, status: "hidden" }], failed: [] }));
    const children = <ActionButtons resource={banners} record={record} />;
    renderScreen({
      resources: [banners],
      provider: createStubProvider({ runAction: run }),
      children,
    });
    await userEvent.click(await screen.findByRole("button", { name: "Hide" }));
    await screen.findByRole("button", { name: "Undo" });
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(run).toHaveBeenLastCalledWith("banners", "show", { ids: [4] }));
    expect(run).toHaveBeenCalledTimes(2);
  });
  test("links to the record where an action has no inverse", async () => {
    const runAction = vi.fn(async () => ({ list: [record], failed: [] }));
    const children = <ActionButtons resource={banners} record={record} />;
    renderScreen({ resources: [banners], provider: createStubProvider({ runAction }), children });
    await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
    const link = await screen.findByRole("link", { name: "View" });
    expect(link.getAttribute("href")).toBe("#/banners/show/4");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
  test("undoes an action by its inverse, and shows why that failed", async () => {
    const runAction = vi
      .fn()
      .mockResolvedValueOnce({ list: [{ ...record, status: "hidden" }], failed: [] })
      .mockResolvedValueOnce({
        list: [],
        failed: [{ id: 4, code: 409, message: "Somebody deleted it" }],
      });
    const children = <ActionButtons resource={banners} record={record} />;
    renderScreen({ resources: [banners], provider: createStubProvider({ runAction }), children });
    await userEvent.click(await screen.findByRole("button", { name: "Hide" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(runAction).toHaveBeenLastCalledWith("banners", "show", { ids: [4] }),
    );
    expect(await screen.findByText("Somebody deleted it")).toBeTruthy();
  });
});
