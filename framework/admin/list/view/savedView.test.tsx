// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memoryStore } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList, tenantMember } from "../renderList.tsx";
import { untouchedColumns } from "../table/columns.ts";
import { listStoreKey } from "../useListPreference.ts";

const crates = defineResource("crates", {
  api: "test/crate",
  route: "/crates",
  access: "test:crate",
  owner: tenantKind,
  fields: {
    name: text({ filter: true }),
    status: choice(["open", "sealed"], { readOnly: true, filter: true }),
  },
  externalTransitions: ["open", "sealed"],
  list: { columns: ["name", "status"], tabs: "status" },
});
afterEach(cleanup);

const view = {
  id: "mine",
  name: "Sealed pears",
  filter: { tab: "sealed", name: "Pears" },
  sort: { field: "id", order: "DESC" as const },
  columns: untouchedColumns,
  density: "compact",
};
function open() {
  const store = memoryStore();
  store.setItem(listStoreKey(tenantMember, crates, "views"), { list: [view], first: "mine" });
  return renderList({
    resource: crates,
    store,
    provider: createMemoryProvider([{ id: 1, version: 1, name: "Pears", status: "sealed" }], {
      // Under the view's filter there are fewer.
      counts: vi.fn(async (_: string, query: object) =>
        "name" in query ? { all: 3, open: 1, sealed: 2 } : { all: 9, open: 4, sealed: 5 },
      ),
    }),
  });
}

test("a saved view has the count of its rows, and its state as a filter that can be removed", async () => {
  // The parts of the list that load with it are awaited.
  const { search } = await act(async () => open());
  // The view opens once the list has read it, and its count may be there before.
  await screen.findByRole("tab", { name: "Sealed pears 2", selected: true });
  const chip = (await screen.findByText("status: sealed")).closest<HTMLElement>(".MuiChip-root");
  if (!chip) throw new Error("The state is no chip");
  await userEvent.click(within(chip).getByTestId("CancelIcon"));
  await waitFor(() => expect(JSON.parse(search().get("filter") ?? "")).toEqual({ name: "Pears" }));
  // What is left is the view no longer.
  await waitFor(() => expect(screen.queryByText("status: sealed")).toBeNull());
  const isSelected = () => screen.getByRole("tab", { name: /^Sealed pears/ }).ariaSelected;
  await waitFor(() => expect(isSelected()).not.toBe("true"));
});
