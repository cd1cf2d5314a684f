// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  operations: [],
  fields: {
    name: text({ required: true }),
    status: choice(["asked", "lent", "refused"], { default: "asked", readOnly: true }),
  },
  list: { columns: ["name"], tabs: "status" },
  toDo: { asked: { actions: ["agree", "reject"] } },
  actions: {
    agree: { from: ["asked", "refused"], to: "lent", tone: "primary" },
    reject: { from: ["asked"], to: "refused", confirm: true },
  },
});
const loan = { id: 4, version: 1, name: "Ladder", status: "asked" };
afterEach(() => {
  cleanup();
  // Files that share the process start at the root.
  window.location.hash = "";
});

/** Opens the page of a loan; `left` others wait. */
function open(left: number) {
  // The path that the toast compares with that of the record.
  window.location.hash = "/loan/show/4";
  let stored = loan;
  const runAction = vi.fn(async (_resource: string, action: string) => {
    stored = { ...loan, version: 2, status: action === "agree" ? "lent" : "refused" };
    return { list: [stored], failed: [] };
  });
  renderScreen({
    resources: [loans],
    provider: createStubProvider({
      getOne: vi.fn(async () => ({ data: stored })),
      getList: vi.fn(async () => ({
        data: left > 0 ? [{ ...loan, id: 9, name: "Drill" }] : [],
        total: left,
      })),
      runAction,
    }),
    at: "/loan/show/4",
  });
}

test("after a decision the page and the toast lead to the next record that waits", async () => {
  open(3);
  const name = "Next (3 left)";
  await screen.findByRole("button", { name: "Agree" });
  expect(screen.queryByRole("link", { name })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  const links = await vi.waitFor(() => {
    const found = screen.getAllByRole("link", { name });
    expect(found).toHaveLength(2);
    return found;
  });
  for (const link of links) expect(link.getAttribute("href")).toMatch(/\/loan\/show\/9$/);
});

test("the next record takes the place of the primary action", async () => {
  open(1);
  await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
  const [next] = await screen.findAllByRole("link", { name: "Next (1 left)" });
  expect(next?.className).toContain("MuiButton-contained");
  const agree = await screen.findByRole("button", { name: "Agree" });
  expect(agree.className).not.toContain("MuiButton-contained");
});

test("nothing leads on where no other record waits", async () => {
  open(0);
  await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
  await screen.findByText(/Lent/);
  expect(screen.queryByRole("link", { name: /left\)/ })).toBeNull();
});
