// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListContextProvider } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, longText, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen, type StubAnswers } from "../form/renderScreen.tsx";
import { ApiError } from "../provider.ts";
import { ActionButtons } from "./ActionButtons.tsx";
import { DeclaredDialog } from "./ActionDialog.tsx";

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  fields: {
    number: text({ required: true }),
    status: choice(["applying", "rejected", "completed"], { readOnly: true }),
    express: text(),
    payState: choice(["none", "failed"], { readOnly: true }),
  },
  list: { columns: ["number"], tabs: "status" },
  actions: {
    agree: { from: ["applying"], to: "completed", confirm: true },
    reject: {
      from: ["applying"],
      to: "rejected",
      tone: "danger",
      input: { reason: text({ required: true }) },
    },
    receive: { from: ["applying"], to: "completed", if: (row) => row.express.isFilled() },
    retry: { from: ["applying"], if: { payState: "failed" } },
    reopen: { from: ["rejected"], to: "applying" },
  },
});
const record = {
  id: 4,
  version: 1,
  number: "R-4",
  status: "applying",
  express: null,
  payState: "none",
};
afterEach(cleanup);

type Given = Pick<Parameters<typeof renderScreen>[0], "actor" | "ownMessages" | "screens">;
function offer(
  runAction: NonNullable<StubAnswers["runAction"]>,
  { offered = record, ...given }: Given & { offered?: typeof record } = {},
) {
  const provider = createStubProvider({ runAction });
  const children = <ActionButtons resource={loans} record={offered} />;
  renderScreen({ resources: [loans], provider, children, ...given });
  return { user: userEvent.setup(), provider };
}

test("offers the actions of the state, and explains one whose condition the user can still meet", async () => {
  offer(vi.fn());
  expect((await screen.findAllByRole("button")).map((one) => one.textContent)).toEqual([
    "Agree",
    "Reject",
    "",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const receive = await screen.findByRole("menuitem", { name: /^Receive.*depends on: Express/ });
  expect(receive.getAttribute("aria-disabled")).toBe("true");
});
test("a screen's own check disables an action, with a reason", async () => {
  const disabledReason = (_: unknown, action: string) =>
    action === "agree" ? "The group is not complete yet" : null;
  offer(vi.fn(), { screens: { loans: { disabledReason } } });
  expect(await screen.findByRole("button", { name: "Reject" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const agree = await screen.findByRole("menuitem", { name: /Agree.*not complete yet/ });
  expect(agree.getAttribute("aria-disabled")).toBe("true");
});
test("without the right there is no button", async () => {
  const actor = {
    id: 1,
    name: "A",
    realm: tenantKind,
    tenantId: 1,
    roles: [],
    permissions: ["test:loan", "test:loan:agree"],
  } as const;
  offer(vi.fn(), { actor });
  expect((await screen.findAllByRole("button")).map((one) => one.textContent)).toEqual(["Agree"]);
});
test("a confirmation names what it does to which record", async () => {
  const run = vi.fn(async () => ({ list: [record], failed: [] }));
  const { user } = offer(run);
  await user.click(await screen.findByRole("button", { name: "Agree" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Agree R-4?" }));
  expect(dialog.getByText("The status of R-4 will change to “Completed”.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Agree" }));
  await waitFor(() => expect(run).toHaveBeenCalledWith("loans", "agree", { ids: [4] }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
test("a dialog requests its input, and retains it with the error after a rejection", async () => {
  const run = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 400, message: "Invalid", errors: { reason: "Say more" } }),
    )
    .mockRejectedValueOnce(
      new ApiError({
        code: 409,
        message: "Not possible any more",
        error: "record.statusNotAllowed",
      }),
    )
    .mockResolvedValue({ list: [record], failed: [] });
  const { user } = offer(run);
  await user.click(await screen.findByRole("button", { name: "Reject" }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = dialog.getByRole("button", { name: "Reject" });
  await user.click(send);
  expect(await dialog.findByText("Enter the reason")).toBeTruthy();
  expect(run).not.toHaveBeenCalled();
  await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "No");
  await user.click(send);
  expect(await dialog.findByText("Say more")).toBeTruthy();
  await user.click(send);
  expect(await dialog.findByText("Not possible any more")).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Reason/ }).value).toBe("No");
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(run).toHaveBeenLastCalledWith("loans", "reject", { ids: [4], input: { reason: "No" } });
});

test("the dialog of an action stays open when one that was started before it is done", async () => {
  let answer = (_: { list: (typeof record)[]; failed: [] }) => {};
  const run = vi.fn(
    () =>
      new Promise<{ list: (typeof record)[]; failed: [] }>((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = offer(run, { offered: { ...record, payState: "failed" } });
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("button", { name: "Agree" }));
  await screen.findByRole("dialog", { name: "Agree R-4?" });
  answer({ list: [record], failed: [] });
  await screen.findByText("Changes saved");
  // Until then the button shows that the action runs.
  await waitFor(() => expect(screen.getByText("Retry").closest("button")?.disabled).toBe(false));
  expect(screen.getByRole("dialog", { name: "Agree R-4?" })).toBeTruthy();
});

test("the question about one record names its fields, and is the general one without them", async () => {
  const given = {
    ownMessages: {
      recordTitle: "Loan %{number}",
      questions: { agree: "Lend %{number}?", reject: "Decline %{express}?" },
    },
  };
  const { user } = offer(vi.fn(), given);
  await user.click(await screen.findByRole("button", { name: "Agree" }));
  expect(await screen.findByRole("dialog", { name: "Lend R-4?" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(await screen.findByRole("dialog", { name: "Reject Loan R-4?" })).toBeTruthy();
});

test("the outcome of an action uses the messages of its resource", async () => {
  const { user } = offer(vi.fn(), {
    ownMessages: { consequences: { agree: "The guest has the money at once." } },
  });
  await user.click(await screen.findByRole("button", { name: "Agree" }));
  expect((await screen.findByRole("dialog")).textContent).toContain(
    "The guest has the money at once.",
  );
});

test("several messages of an error are a list in the dialog", async () => {
  const errors = { title: "Title is missing in English", category: "Category is required" };
  const rejected = new ApiError({
    code: 422,
    error: "books.incomplete",
    message: "Not complete",
    errors,
  });
  const { user } = offer(vi.fn().mockRejectedValue(rejected));
  await user.click(await screen.findByRole("button", { name: "Agree" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Agree" }),
  );
  const items = within(await screen.findByRole("alert")).getAllByRole("listitem");
  expect(items.map((one) => one.textContent)).toEqual(Object.values(errors));
});

test("the toast says that a record leaves the tab of the list", async () => {
  const agreed = { ...record, status: "completed" };
  const provider = createStubProvider({
    runAction: vi.fn(async () => ({ list: [agreed], failed: [] })),
  });
  const inTab = (tab: string) => (
    // The context of a list has much more, which a list alone can fill.
    <ListContextProvider
      value={{ resource: "loans", data: [record], filterValues: { tab } } as never}
    >
      <ActionButtons resource={loans} record={record} />
    </ListContextProvider>
  );
  renderScreen({ resources: [loans], provider, children: inTab("applying") });
  await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Agree" }));
  expect(await screen.findByText(/ · 1 no longer matches this view$/)).toBeTruthy();
});

test("the toast names the record where there is a sentence for one", async () => {
  const rejected = { ...record, status: "completed" };
  const { user } = offer(
    vi.fn(async () => ({ list: [rejected], failed: [] })),
    { ownMessages: { doneNamed: { agree: "Loan %{name} approved" } } },
  );
  await user.click(await screen.findByRole("button", { name: "Agree" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Agree" }));
  expect(await screen.findByText("Loan R-4 approved")).toBeTruthy();
});

test("the actions of a decision are equal buttons beside each other, and none is the primary one", async () => {
  renderScreen({
    resources: [loans],
    provider: createStubProvider({}),
    children: (
      <ActionButtons resource={loans} record={record} decision={["reject", "agree"]} size="small" />
    ),
  });
  const [agree, reject] = await Promise.all(
    ["Agree", "Reject"].map((name) => screen.findByRole("button", { name })),
  );
  expect(agree?.className).toBe(reject?.className);
  expect(agree?.parentElement).toBe(reject?.parentElement);
});

test("of two actions beside each other, the primary one stands out", async () => {
  const actionList = loans.actionList.map((action) =>
    action.name === "agree" ? { ...action, tone: "primary" as const } : action,
  );
  const toned = { ...loans, actionList };
  renderScreen({
    resources: [toned],
    provider: createStubProvider({}),
    children: <ActionButtons resource={toned} record={record} alternatives={["reject", "agree"]} />,
  });
  const [agree, reject] = await Promise.all(
    ["Agree", "Reject"].map((name) => screen.findByRole("button", { name })),
  );
  expect(agree?.className).toContain("contained");
  expect(reject?.className).toContain("outlined");
  expect(agree?.parentElement).toBe(reject?.parentElement);
});

test("a ready-made reason fills the text, where it can be changed", async () => {
  const letters = defineResource("letters", {
    api: "test/letter",
    route: "/letter",
    access: "test:letter",
    owner: tenantKind,
    fields: { number: text(), status: choice(["open", "closed"], { readOnly: true }) },
    list: { columns: ["number"] },
    actions: {
      decline: {
        from: ["open"],
        to: "closed",
        input: { code: text(), why: longText({ required: true }) },
      },
    },
  });
  const [action] = letters.actionList;
  if (!action) throw new Error("no action");
  renderScreen({
    resources: [letters],
    provider: createStubProvider({}),
    screens: { letters: { reasons: { decline: ["late"] } } },
    ownMessages: { screen: { reasons: { late: { label: "Late", text: "It came too late." } } } },
    children: (
      <DeclaredDialog
        resource={letters}
        action={action}
        ids={[1]}
        onDone={vi.fn()}
        onClose={vi.fn()}
      />
    ),
  });
  const chip = await screen.findByRole("button", { name: "Late" });
  await userEvent.click(chip);
  const why = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Why/ });
  expect(why.value).toBe("It came too late.");
  expect(chip.getAttribute("aria-pressed")).toBe("true");
  await userEvent.type(why, " Sorry.");
  expect(why.value).toBe("It came too late. Sorry.");
});
