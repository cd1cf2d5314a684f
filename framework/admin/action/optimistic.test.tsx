// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { useRecord } from "../form/useRecord.ts";
import { ApiError, type RowResults } from "../provider.ts";
import { RecordStatus } from "../show/RecordStatus.tsx";
import { ActionButtons } from "./ActionButtons.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    number: text({ required: true }),
    status: choice(["applying", "rejected", "completed"], { readOnly: true }),
  },
  list: { columns: ["number"] },
  actions: {
    finish: { from: ["applying"], to: "completed", optimistic: { status: "completed" } },
    reject: {
      from: ["applying"],
      to: "rejected",
      confirm: true,
      optimistic: ({ status }) => ({ status: status === "applying" ? "rejected" : null }),
    },
  },
});
const record = { id: 4, version: 1, number: "R-4", status: "applying" };
afterEach(cleanup);

/** A loan, as its page shows it. */
function Loan() {
  const { record: shown } = useRecord(loans, 4);
  return shown ? (
    <>
      <header>
        <RecordStatus resource={loans} record={shown} />
      </header>
      <output>{String(shown.status)}</output>
      <ActionButtons resource={loans} record={shown} />
    </>
  ) : null;
}
/** Shows a loan; the server answers its action when the test says so. */
async function open() {
  let resolve: (results: RowResults) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<RowResults>((...settle) => {
    [resolve, reject] = settle;
  });
  let stored = record;
  renderScreen({
    resources: [loans],
    provider: createStubProvider({
      runAction: vi.fn(() => promise),
      getOne: vi.fn(async () => ({ data: stored })),
    }),
    children: <Loan />,
  });
  await screen.findByText("applying");
  return {
    accept: () => {
      stored = { ...record, version: 2, status: "completed" };
      resolve({ list: [stored], failed: [] });
    },
    deny: (message: string) => reject(new ApiError({ code: 409, message })),
    rejectRow: (message: string) => resolve({ list: [], failed: [{ id: 4, code: 409, message }] }),
  };
}

test("the state is said before the rest of the page is rendered", async () => {
  await open();
  const header = within(screen.getByRole("banner"));
  const page = within(screen.getByRole("status"));
  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  expect(header.getByText(/completed/i)).toBeTruthy();
  expect(page.getByText("applying")).toBeTruthy();
  await page.findByText("completed");
});
test("what an action changes is shown before the server has answered", async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  await screen.findByText("completed");
  expect(screen.queryByRole("link", { name: "View" })).toBeNull();

  server.accept();
  expect(await screen.findByRole("link", { name: "View" })).toBeTruthy();
  expect(screen.getByText("completed")).toBeTruthy();
});
test.each(["deny", "rejectRow"] as const)(
  "the record is shown as before when the server answers with %s, and a toast says why",
  async (answer) => {
    const server = await open();
    fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
    await screen.findByText("completed");
    server[answer]("Somebody else was faster");
    expect(await screen.findByText("applying")).toBeTruthy();
    expect(await screen.findByText("Somebody else was faster")).toBeTruthy();
  },
);
test("its dialog goes at once, and returns with the error", async () => {
  const server = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
  await screen.findByText("rejected");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  server.deny("Too late");
  expect(await within(await screen.findByRole("dialog")).findByText("Too late")).toBeTruthy();
  expect(screen.getByText("applying")).toBeTruthy();
});
