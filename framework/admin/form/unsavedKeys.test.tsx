// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defineResource, section, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { KeyHost } from "../keys/KeyHost.tsx";
import { storeListedRows } from "../list/listedRows.ts";
import { ResourceShow } from "../show/ResourceShow.tsx";
import { createStubProvider, renderScreen } from "./renderScreen.tsx";

const visits = defineResource("visits", {
  api: "test/visit",
  route: "/visits",
  access: "test:visit",
  owner: tenantKind,
  fields: { title: text({ required: true }), note: text() },
  list: { columns: ["title"] },
  form: [section("main", ["title", "note"])],
});
/** Leads to a page by the router of the test: react-admin's own would not know the form. */
let goToVisits = () => {};
const places = [{ letter: "v", name: "Visits", open: () => goToVisits() }];
const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Title/ });
afterEach(cleanup);

/** Opens the second of three records, changes its title, and leaves the field. */
async function change() {
  storeListedRows("visits", {
    path: "/visits?page=1",
    ids: [1, 2, 3],
    page: 1,
    perPage: 20,
    total: 3,
    sort: { field: "id", order: "ASC" },
    filter: {},
  });
  const user = userEvent.setup();
  const { router } = renderScreen({
    resources: [visits],
    provider: createStubProvider({
      getOne: vi.fn(async (_, { id }) => ({
        data: { id: Number(id), version: 1, title: `Visit ${id}`, note: null },
      })),
    }),
    at: "/visits/show/2",
    shown: (
      <>
        <ResourceShow resource={visits} />
        <KeyHost places={places} />
      </>
    ),
  });
  goToVisits = () => void router.navigate("/visits");
  await screen.findByRole("heading", { name: "Visit 2" });
  await screen.findByText("2 of 3");
  await user.type(title(), "!");
  act(() => title().blur());
  return { user, path: () => router.state.location.pathname };
}
/** Presses keys at once: the letter after G is awaited for a moment only. */
function press(keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
}
const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });

describe("with unsaved work on a record", () => {
  test.each([
    ["J, which goes to the next record", ["j"], "/visits/show/3"],
    ["K, which goes to the one before", ["k"], "/visits/show/1"],
    ["Escape, which goes back", ["Escape"], "/visits"],
    ["G and a letter, which go to a page", ["g", "v"], "/visits"],
  ])("%s, asks first; staying keeps what was typed", async (_, keys, to) => {
    const { user, path } = await change();
    press(keys);
    await user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
    expect(path()).toBe("/visits/show/2");
    expect(title().value).toBe("Visit 2!");

    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    press(keys);
    await user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
    await vi.waitFor(() => expect(path()).toBe(to));
  });

  test("a slash, which leads to a list's search, neither leaves nor asks", async () => {
    const { user, path } = await change();
    await user.keyboard("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(path()).toBe("/visits/show/2");
    expect(title().value).toBe("Visit 2!");
  });

  test("Escape in the field that is typed in does not leave", async () => {
    const { user, path } = await change();
    title().focus();
    await user.keyboard("{Escape}");
    expect(path()).toBe("/visits/show/2");
    expect(title().value).toBe("Visit 2!");
  });

  test("letters belong to the field that is typed in", async () => {
    const { user } = await change();
    await user.type(title(), "jkgv/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(title().value).toBe("Visit 2!jkgv/");
  });
});
