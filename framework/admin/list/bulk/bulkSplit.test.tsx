// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice, defineResource, money, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../provider.ts";
import type { Screens } from "../../resources.tsx";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const loans = defineResource("loans", {
  api: "test/loans",
  route: "/loans",
  access: "test:loans",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    sum: money(),
    status: choice(["asked", "granted"], { default: "asked", filter: true, readOnly: true }),
  },
  list: { columns: ["name", "sum", "status"], tabs: "status" },
  toDo: { asked: { actions: ["grant"], amount: "sum" } },
  actions: { grant: { from: ["asked"], to: "granted", bulk: true, confirm: true } },
});
const rows: AdminRecord[] = ["asked", "granted", "asked", "granted", "asked"].map(
  (status, index) => ({ id: index + 1, version: 1, name: `Loan ${index + 1}`, sum: 100, status }),
);
const screens: Screens = { disabledReason: ({ id }) => (id === 5 ? "It is held" : null) };

beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(cleanup);

async function select(...ids: number[]) {
  const runAction = vi.fn(async () => ({ list: [], failed: [] }));
  renderList({ resource: loans, provider: createMemoryProvider(rows, { runAction }), screens });
  for (const id of ids) {
    const box = await screen.findByRole("checkbox", { name: `Select Loan ${id}` });
    await act(async () => fireEvent.click(box));
  }
  return runAction;
}

describe("an action on a selection of which it fits a part", () => {
  it("says before it runs how many rows it changes, and why it skips the others", async () => {
    const runAction = await select(1, 2, 3, 4, 5);
    await userEvent.click(await screen.findByRole("button", { name: "grant (2)" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/^2 of 5/).textContent).toMatch(/^2 of 5 · .*2.* · 3 skipped$/);
    const reasons = within(dialog).getAllByRole("listitem");
    expect(reasons.map(({ textContent }) => textContent)).toEqual(["2granted", "1It is held"]);
    await userEvent.click(within(dialog).getByRole("button", { name: "grant" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(runAction).toHaveBeenCalledExactlyOnceWith("loans", "grant", { ids: [1, 3] });
    // What it skipped stays selected, for what else can be done with it.
    expect(screen.getByText("3 selected")).toBeTruthy();
  });

  it("is disabled with its reason where no row can take it", async () => {
    await select(5);
    await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
    const item = await screen.findByRole("menuitem", { name: /grant/ });
    expect(item.getAttribute("aria-disabled")).toBe("true");
    expect(item.textContent).toContain("It is held");
  });
});
