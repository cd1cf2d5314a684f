// @vitest-environment jsdom

import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Actor, choice, defineResource, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import {
  createStubProvider,
  renderScreen,
  type StubAnswers,
  tenantMember,
} from "../form/renderScreen.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";

const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    phone: text(),
    status: choice(["active", "paused"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name", "phone"])],
  actions: { pause: { from: ["active"], to: "paused" } },
});
const stored = { id: 1, version: 1, name: "Pear stall", phone: "1", status: "active" };
const reader: Actor = { ...tenantMember, roles: [], permissions: ["test:stall"] };
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const bar = () => screen.queryByRole("region", { name: "Unsaved changes bar" });
afterEach(cleanup);

/** Loads the record again, as the window does when it is focused. */
function Refetch() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Refetch {useRecordInPage().record.version}
    </button>
  );
}

async function open(
  { actor = tenantMember, at = "/stall/show/1" } = {},
  answers: StubAnswers = {},
  /** What the page that is opened first shows. */
  shown = "Pear stall",
) {
  let record = stored;
  const change = (values: Partial<typeof stored>) => {
    record = { ...record, ...values, version: record.version + 1 };
    return record;
  };
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: change(data) }));
  const runAction = vi.fn(async () => ({ list: [change({ status: "paused" })], failed: [] }));
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    update,
    runAction,
    ...answers,
  });
  const view = renderScreen({
    resources: [stalls],
    provider,
    at,
    actor,
    screens: { stalls: { formTop: Refetch } },
  });
  await screen.findAllByText(shown);
  return { user: userEvent.setup(), provider, change, ...view };
}

describe("the page of a record", () => {
  test("has inputs for those who may edit it, and values for those who may not", async () => {
    await open();
    expect(box("Name").value).toBe("Pear stall");
    cleanup();
    await open({ actor: reader });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(within(screen.getByRole("region", { name: "Main" })).getByText("1")).toBeTruthy();
  });
  test("is also at the path of the form, where an opened address moves no focus", async () => {
    const { router } = await open({ at: "/stall/edit/1?from=mail#" });
    expect(router.state.location.pathname).toBe("/stall/show/1");
    expect(router.state.location.search).toBe("?from=mail");
    expect(document.activeElement).toBe(document.body);
  });
  test("has the focus in the first input for who edits it from within the app", async () => {
    const { router } = await open({ at: "/stall" }, {}, "the list");
    await act(() => router.navigate("/stall/edit/1"));
    await screen.findByRole("heading", { name: "Pear stall" });
    await waitFor(() => expect(document.activeElement).toBe(box("Name")));
  });
  test("stays after a save, unchanged again, with the focus where it was", async () => {
    const { user, provider, router } = await open();
    await user.type(box("Phone"), "23");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(bar()).toBeNull());
    expect(box("Phone").value).toBe("123");
    expect(document.activeElement).toBe(box("Phone"));
    expect(router.state.location.pathname).toBe("/stall/show/1");
    // The next save is of the version that the first one has stored.
    await user.type(box("Phone"), "4");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(provider.update).toHaveBeenLastCalledWith(
      "stalls",
      expect.objectContaining({ data: { id: 1, version: 2, phone: "1234" } }),
    );
  });
  test("shows a newer version at once, and not over what is typed", async () => {
    const { user, change } = await open();
    change({ phone: "2" });
    await user.click(screen.getByRole("button", { name: /Refetch/ }));
    await waitFor(() => expect(box("Phone").value).toBe("2"));
    await user.type(box("Phone"), "5");
    change({ phone: "3" });
    await user.click(screen.getByRole("button", { name: /Refetch/ }));
    await screen.findByRole("button", { name: "Refetch 3" });
    expect(box("Phone").value).toBe("25");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(box("Phone").value).toBe("3"));
  });
  test("shows what was stored without a new version, such as the rows of another call", async () => {
    const getOne = vi
      .fn()
      .mockResolvedValueOnce({ data: stored })
      .mockResolvedValue({ data: { ...stored, phone: "2" } });
    const { user } = await open({}, { getOne });
    expect(box("Phone").value).toBe("1");
    await user.click(screen.getByRole("button", { name: /Refetch/ }));
    await waitFor(() => expect(box("Phone").value).toBe("2"));
  });
  test("shows what an action is expected to give without rendering an input anew", async () => {
    let loaded = stored;
    const { user } = await open({}, { getOne: vi.fn(async () => ({ data: loaded })) });
    const input = box("Name");
    loaded = { ...stored, status: "paused" };
    await user.click(screen.getByRole("button", { name: "Refetch 1" }));
    expect((await screen.findAllByText(/^paused$/i)).length).toBeGreaterThan(0);
    expect(box("Name")).toBe(input);
  });

  test("leads to its first input by E", async () => {
    const { user } = await open();
    await act(() => user.keyboard("e"));
    expect(document.activeElement).toBe(box("Name"));
    expect(box("Name").value).toBe("Pear stall");
  });
});

describe("an action beside unsaved changes", () => {
  async function pause() {
    const opened = await open();
    await opened.user.type(box("Phone"), "9");
    await opened.user.click(screen.getByRole("button", { name: "Pause" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save changes first?" }));
    expect(opened.provider.runAction).not.toHaveBeenCalled();
    return { ...opened, dialog };
  }
  test("saves them first", async () => {
    const { user, dialog, provider } = await pause();
    await user.click(dialog.getByRole("button", { name: "Save and continue" }));
    await waitFor(() => expect(provider.runAction).toHaveBeenCalled());
    expect(provider.update).toHaveBeenCalledTimes(1);
    await screen.findByText("Paused");
    expect(box("Phone").value).toBe("19");
  });
  test("discards them first", async () => {
    const { user, dialog, provider } = await pause();
    await user.click(dialog.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(provider.runAction).toHaveBeenCalled());
    expect(provider.update).not.toHaveBeenCalled();
    expect(box("Phone").value).toBe("1");
  });
  test("does not run when the member goes on editing", async () => {
    const { user, dialog, provider } = await pause();
    await user.click(dialog.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(provider.runAction).not.toHaveBeenCalled();
    expect(box("Phone").value).toBe("19");
  });
});
