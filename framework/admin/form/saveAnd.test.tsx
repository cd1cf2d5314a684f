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

test("what the action needs is listed with the errors of the form, and nothing is saved", async () => {
  const user = userEvent.setup();
  const create = vi.fn(async () => ({ data: record }));
  const provider = createStubProvider({ create, getOne: vi.fn(async () => ({ data: record })) });
  const needs = { publish: () => ({ name: { key: "validation.unique" } }) };
  const screens = { leaflets: { needs } };
  renderScreen({ resources: [leaflets], provider, screens, at: "/leaflet/add" });
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Spring");
  await user.click(screen.getByRole("button", { name: "Save and publish" }));
  const summary = await screen.findByRole("group", { name: "1 field needs attention:" });
  expect(within(summary).getByRole("button", { name: "Name is already in use" })).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  // A plain save does not need it.
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(create).toHaveBeenCalled());
});

test("an action on the page of a record leads to what it lacks, instead of its dialog", async () => {
  const user = userEvent.setup();
  const runAction = vi.fn();
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    runAction,
  });
  const needs = { discard: () => ({ name: { key: "validation.required" } }) };
  const screens = { leaflets: { needs } };
  renderScreen({ resources: [leaflets], provider, screens, at: "/leaflet/show/9" });
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  const box = screen.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("Discard: fill in 1 field first")).toBeTruthy();
  expect(runAction).not.toHaveBeenCalled();
});
