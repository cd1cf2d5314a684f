// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Actor, listToDo } from "../../../framework/schema/index.ts";
import { resources } from "../../../resources/index.ts";
import { envelope } from "../../connection.ts";
import { loadLanguage } from "../../language.ts";
import { clerk, renderPage } from "../renderPage.tsx";
import { DoNext } from "./DoNext.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const reviewer = clerk(
  ["platform:shopReviews", "platform:shopReviews:approve", "org:account"],
  "platform",
);
/** Answers the call for the to-do list as the server does, with the number of rows of each tab. */
const answerToDo = (actor: Actor, totals: Readonly<Record<string, number>>, overdue: number) =>
  listToDo(actor, resources).map(([{ name }, { tab, due }]) => ({
    resource: name,
    tab,
    total: totals[tab] ?? 0,
    overdue: due ? overdue : 0,
  }));
const open = (
  totals: Readonly<Record<string, number>>,
  { actor = reviewer, info = {}, overdue = 0 } = {},
) => {
  const account = { emailVerified: true, phoneVerified: false, ...info };
  const get = vi
    .spyOn(envelope, "get")
    .mockImplementation(async (path) =>
      path === "/member/toDo" ? answerToDo(actor, totals, overdue) : account,
    );
  renderPage(<DoNext />, actor, { getList: async () => ({ data: [], total: 0 }) });
  return get;
};

describe("what waits", () => {
  it("counts the applications that wait and those that are overdue, and leads to them", async () => {
    const get = open({ reviewing: 3, approved: 5 }, { overdue: 1 });
    const line = await screen.findByRole("link");
    expect(line.textContent).toBe("3 shop applications to review");
    expect(screen.getByText("1 overdue")).toBeTruthy();
    const to = new URL(line.getAttribute("href") ?? "", "http://shop.test");
    expect(to.pathname).toBe("/platform/shopReviews");
    expect(to.searchParams.get("filter")).toBe('{"tab":"reviewing"}');
    expect(get.mock.calls.filter(([path]) => path === "/member/toDo")).toHaveLength(1);
  });
  it("shows an empty state where nothing waits, or nothing may be read", async () => {
    open({ reviewing: 0 });
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    cleanup();
    open({}, { actor: clerk([]) });
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
  });
  it("reminds members who could not recover a password", async () => {
    open({}, { actor: clerk([]), info: { emailVerified: false } });
    expect((await screen.findByRole("link")).getAttribute("href")).toBe("/info");
  });
  it("lists a shop's frozen accounts, for members who may unfreeze them", async () => {
    open({ frozen: 1 }, { actor: clerk(["org:account", "org:account:unfreeze"]) });
    expect((await screen.findByRole("link")).textContent).toBe("1 frozen staff account");
  });
  it("counts a shop's day: what is to be shipped, decided, received and confirmed", async () => {
    const permissions = [
      ...["order:list", "order:list:ship"],
      ...["order:refund", "order:refund:agree", "order:refund:confirmReceive"],
      ...["finance:settlement", "finance:settlement:confirm"],
    ];
    const totals = { readyToShip: 12, applying: 2, returned: 1, issued: 3 };
    open(totals, { actor: clerk(permissions) });
    const lines = (await screen.findAllByRole("link")).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "12 orders to ship",
      "2 refund requests",
      "1 return to receive",
      "3 statements to confirm",
    ]);
  });
  it("shows finance no line that only others can work on", async () => {
    const permissions = [
      "order:list",
      "order:refund",
      "finance:settlement",
      "finance:settlement:confirm",
    ];
    const actor = clerk(permissions);
    open({ readyToShip: 12, applying: 2, returned: 1, issued: 3 }, { actor });
    const lines = (await screen.findAllByRole("link")).map(({ textContent }) => textContent);
    expect(lines).toEqual(["3 statements to confirm"]);
    expect(listToDo(actor, resources).map(([{ name }]) => name)).toEqual(["settlementDays"]);
  });
});

it("omits a line that the declarations do not have, as an older page does", async () => {
  vi.spyOn(envelope, "get").mockImplementation(async (path) =>
    path === "/member/toDo"
      ? [{ resource: "gifts", tab: "open", total: 2, overdue: 0 }]
      : { emailVerified: true, phoneVerified: true },
  );
  renderPage(<DoNext />, reviewer, { getList: async () => ({ data: [], total: 0 }) });
  expect(await screen.findByText("You're all caught up")).toBeTruthy();
});
