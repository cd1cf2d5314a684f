// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "./renderScreen.tsx";

const leaflets = defineResource("leaflets", {
  api: "test/leaflet",
  route: "/leaflet",
  access: "test:leaflet",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    status: choice(["draft", "active", "closed"], { default: "draft", readOnly: true }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name"])],
  actions: {
    publish: { from: ["draft"], to: "active", saveAnd: true },
    discard: { from: ["draft"], to: "closed", saveAnd: true, confirm: true },
    seal: { from: ["draft"], to: "closed", saveAnd: true, output: { secret: text() } },
  },
});
const record = { id: 9, version: 1, name: "Spring", status: "draft" };
afterEach(cleanup);

async function saveAnd(action: string, runAction = vi.fn()) {
  const user = userEvent.setup();
  const provider = createStubProvider({
    create: vi.fn(async () => ({ data: record })),
    getOne: vi.fn(async () => ({ data: record })),
    runAction,
  });
  const view = renderScreen({ resources: [leaflets], provider, at: "/leaflet/add" });
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Spring");
  await user.click(screen.getByRole("button", { name: `Save and ${action}` }));
  return { user, runAction, ...view };
}
const succeed = (output?: object) =>
  vi.fn(async () => ({ list: [{ ...record, _output: output }], failed: [] }));
const expectRun = (runAction: unknown, name: string) =>
  waitFor(() => expect(runAction).toHaveBeenCalledWith("leaflets", name, { ids: [9] }));

test("an action that declares no confirmation runs right after the save", async () => {
  const { runAction, router } = await saveAnd("publish", succeed());
  await expectRun(runAction, "publish");
  await waitFor(() => expect(router.state.location.pathname).toBe("/leaflet/show/9"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
test("an action that declares a confirmation asks for it", async () => {
  const { user, runAction } = await saveAnd("discard", succeed());
  const dialog = await screen.findByRole("dialog");
  expect(runAction).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: "Discard" }));
  await expectRun(runAction, "discard");
});
test("the output of the action is shown before the form closes", async () => {
  const { user, router } = await saveAnd("seal", succeed({ secret: "abc-123" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByDisplayValue("abc-123")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/leaflet/add");
  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/leaflet/show/9"));
});
test("an action that fails leaves the saved record open, with the reason", async () => {
  const refuse = vi.fn(async () => ({
    list: [],
    failed: [{ id: 9, error: "leaflet.empty", message: "Add a picture first." }],
  }));
  const { router } = await saveAnd("publish", refuse);
  await screen.findByText("Add a picture first.");
  await waitFor(() => expect(router.state.location.pathname).toBe("/leaflet/show/9"));
});
