// @vitest-environment jsdom

import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, integer, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { ApiError } from "../provider.ts";
import { discardUnsaved, isAnyFormDirty } from "./dirtyForms.ts";
import { createStubProvider, renderScreen, type StubAnswers } from "./renderScreen.tsx";

const visits = defineResource("visits", {
  api: "test/order",
  route: "/visits",
  access: "test:order",
  owner: tenantKind,
  fields: {
    title: text({ required: true }),
    note: text(),
    place: text(),
    guests: integer({ readOnly: true }),
  },
  list: { columns: ["title"] },
  form: [section("main", ["title", "note", "place"])],
});
const record = { id: 1, version: 1, title: "First", note: "n", place: "p" };
const getOne = vi.fn(async (_: string, { id }: { id: number }) => ({
  data: { ...record, id, title: `Visit ${id}` },
}));
const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Title/ });
afterEach(cleanup);

async function edit(
  update: NonNullable<StubAnswers["update"]> = vi.fn(async (_, { data }) => ({
    data: { ...record, ...data },
  })),
) {
  const user = userEvent.setup();
  const provider = createStubProvider({ getOne, update });
  const view = renderScreen({ resources: [visits], provider, at: "/visits/show/1" });
  await screen.findByRole("heading", { name: "Visit 1" });
  return { user, provider, ...view };
}

test("navigation to a path with the same prefix requires confirmation; staying retains the input", async () => {
  const { user, router } = await edit();
  await user.type(title(), "!");
  expect(isAnyFormDirty()).toBe(true);
  await act(() => router.navigate("/visits/show/12"));
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  expect(router.state.location.pathname).toBe("/visits/show/1");
  expect(title().value).toBe("Visit 1!");
});
test("discarding navigates away, and the next form opens with its own record", async () => {
  const { user, router } = await edit();
  await user.type(title(), "!");
  await act(() => router.navigate("/visits/show/12"));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await screen.findByRole("heading", { name: "Visit 12" });
  expect(title().value).toBe("Visit 12");
  expect(isAnyFormDirty()).toBe(false);
});
test("saving and leaving saves first", async () => {
  const { user, router, provider } = await edit();
  await user.type(title(), "!");
  await act(() => router.navigate("/visits"));
  await user.click(await screen.findByRole("button", { name: "Save and leave" }));
  await screen.findByText("the list");
  expect(provider.update).toHaveBeenCalledTimes(1);
});
test("an untouched form lets one go, and so does one that is back as it was", async () => {
  const { user, router } = await edit();
  await user.type(title(), "!");
  await user.type(title(), "{Backspace}");
  expect(isAnyFormDirty()).toBe(false);
  await act(() => router.navigate("/visits"));
  expect(await screen.findByText("the list")).toBeTruthy();
});
test("a closed tab is held while something is unsaved", async () => {
  const { user } = await edit();
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await user.type(title(), "!");
  expect(close()).toBe(true);
  // Once the member has confirmed discarding before a language reload, the form does not ask again.
  discardUnsaved();
  expect(close()).toBe(false);
  expect(isAnyFormDirty()).toBe(false);
});

test("a newer version is merged: one-sided changes by themselves, both-sided ones by choice", async () => {
  const current = { ...record, title: "Theirs", note: "theirs", version: 2 };
  const stale = new ApiError({ code: 409, message: "stale", error: "record.stale", current });
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockImplementation(async (_, { data }) => ({ data: { ...current, ...data, version: 3 } }));
  const { user } = await edit(update);
  await user.type(title(), " mine");
  await user.clear(screen.getByRole("textbox", { name: "Place" }));
  await user.type(screen.getByRole("textbox", { name: "Place" }), "my place");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Someone else saved/ }));
  const merge = dialog.getByRole<HTMLButtonElement>("button", { name: "Save merged record" });
  expect(merge.disabled).toBe(true);
  expect(dialog.getByText("Only they changed")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /Yours/ }));
  await user.click(merge);
  await waitFor(() => expect(isAnyFormDirty()).toBe(false));
  expect(title().value).toBe("Visit 1 mine");
  expect(update).toHaveBeenLastCalledWith("visits", {
    id: 1,
    data: { id: 1, version: 2, title: "Visit 1 mine", place: "my place" },
    previousData: current,
  });
});

test("a newer version in which only a counter changed is saved over without a question", async () => {
  const counted = (version: number) => ({
    ...record,
    title: "Visit 1",
    guests: version,
    version,
  });
  const refuse = (version: number) =>
    new ApiError({
      code: 409,
      message: "stale",
      error: "record.stale",
      current: counted(version),
    });
  const update = vi
    .fn()
    .mockRejectedValueOnce(refuse(2))
    .mockRejectedValueOnce(refuse(3))
    .mockImplementation(async (_, { data }) => ({ data: { ...counted(4), ...data, version: 4 } }));
  const { user } = await edit(update);
  await user.type(title(), " mine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(isAnyFormDirty()).toBe(false));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(update).toHaveBeenLastCalledWith("visits", {
    id: 1,
    data: { id: 1, version: 3, title: "Visit 1 mine" },
    previousData: counted(3),
  });
});
