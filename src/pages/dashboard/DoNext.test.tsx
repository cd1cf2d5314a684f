// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
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
interface Facts {
  overdue?: number;
  dueToday?: number;
  nextDue?: string;
  oldest?: string;
  amount?: number;
}
/** Answers the call for the to-do list as the server does, with the number of rows of each tab. */
const answerToDo = (
  actor: Actor,
  totals: Readonly<Record<string, number>>,
  { overdue = 0, dueToday = 0, nextDue, ...facts }: Facts,
) =>
  listToDo(actor, resources).map(([{ name }, { tab, due }]) => ({
    resource: name,
    tab,
    total: totals[tab] ?? 0,
    overdue: due ? overdue : 0,
    dueToday: due ? dueToday : 0,
    ...(due && { now: "2026-11-24T20:00:00.000Z", dueBy: "2026-11-25T12:59:59.999Z" }),
    ...(due && nextDue && { nextDue }),
    ...facts,
  }));
const open = (
  totals: Readonly<Record<string, number>>,
  { actor = reviewer, info = {}, ...facts }: { actor?: Actor; info?: object } & Facts = {},
) => {
  const account = { emailVerified: true, phoneVerified: false, ...info };
  const get = vi
    .spyOn(envelope, "get")
    .mockImplementation(async (path) =>
      path === "/member/toDo" ? answerToDo(actor, totals, facts) : account,
    );
  renderPage(<DoNext />, actor);
  return get;
};
const toUrl = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", "http://shop.test");
const readFilter = (link: HTMLElement) =>
  JSON.parse(toUrl(link).searchParams.get("filter") ?? "null");
/** The texts of the rows, without their steps. */
const readRows = async () => {
  await screen.findAllByRole("listitem");
  return screen
    .getAllByRole("listitem")
    .map((row) => within(row).getAllByRole("link")[0]?.textContent);
};

describe("what waits", () => {
  it("counts the applications that wait and those that are late, and leads to exactly these", async () => {
    const get = open({ reviewing: 3, approved: 5 }, { overdue: 1 });
    const line = await screen.findByRole("link", { name: "3 shop applications to review" });
    expect(toUrl(line).pathname).toBe("/platform/shopReviews");
    expect(readFilter(line)).toEqual({ tab: "reviewing" });
    const late = { tab: "reviewing", deadline_lt: "2026-11-24T20:00:00.000Z" };
    expect(readFilter(screen.getByRole("link", { name: "1 late" }))).toEqual(late);
    expect(get.mock.calls.filter(([path]) => path === "/member/toDo")).toHaveLength(1);
  });
  it("opens the rows that are due by the end of the day with the step", async () => {
    const actor = clerk(["order:list", "order:list:ship"]);
    open({ readyToShip: 25 }, { actor, overdue: 2, dueToday: 4 });
    const step = await screen.findByRole("link", { name: "Ship 6 due" });
    expect(readFilter(step)).toEqual({
      tab: "readyToShip",
      shipBy_lte: "2026-11-25T12:59:59.999Z",
    });
    expect(readFilter(screen.getByRole("link", { name: "4 due today" }))).toEqual({
      tab: "readyToShip",
      shipBy_gte: "2026-11-24T20:00:00.000Z",
      shipBy_lte: "2026-11-25T12:59:59.999Z",
    });
    const all = screen.getByRole("link", { name: "View all: 25 orders to ship" });
    expect(readFilter(all)).toEqual({ tab: "readyToShip" });
  });
  it("names the next deadline and the sum of the amounts, and the oldest row without a deadline", async () => {
    const actor = clerk(["order:refund", "order:refund:agree", "order:comment"]);
    open({ applying: 6 }, { actor, nextDue: "2099-11-25T01:10:00Z", amount: 146 });
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain("Next deadline: 25 Nov 2099");
    expect(row.textContent).toContain("$146.00 in total");
    expect(row.textContent).not.toContain("Oldest");
    cleanup();
    open({ reviewing: 1 }, { oldest: new Date(Date.now() - 7_200_000).toISOString() });
    expect((await screen.findByRole("listitem")).textContent).toContain("Oldest 2 hours ago");
  });
  it("shows an empty state where nothing waits, or nothing may be read", async () => {
    open({ reviewing: 0 });
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    cleanup();
    open({}, { actor: clerk([]) });
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
  });
  it("says that the tasks could not be loaded, and tries again", async () => {
    let isBroken = true;
    vi.spyOn(envelope, "get").mockImplementation(async (path) => {
      if (path !== "/member/toDo") return { emailVerified: true, phoneVerified: true };
      if (isBroken) throw new Error("broken");
      return answerToDo(reviewer, { reviewing: 2 }, {});
    });
    renderPage(<DoNext />, reviewer);
    expect(await screen.findByText("Do next couldn't be loaded")).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("2 shop applications to review")).toBeTruthy();
  });
  it("reminds members who could not recover a password", async () => {
    open({}, { actor: clerk([]), info: { emailVerified: false } });
    const [line] = await screen.findAllByRole("link");
    expect(line?.getAttribute("href")).toBe("/info");
  });
  it("lists a shop's frozen accounts, for members who may unfreeze them", async () => {
    open({ frozen: 1 }, { actor: clerk(["org:account", "org:account:unfreeze"]) });
    expect(await readRows()).toEqual(["1 frozen staff account"]);
  });
  it("counts a shop's day: what is to be shipped, decided, received and confirmed", async () => {
    const permissions = [
      ...["order:list", "order:list:ship"],
      ...["order:refund", "order:refund:agree", "order:refund:confirmReceive"],
      ...["finance:settlement", "finance:settlement:confirm"],
    ];
    const totals = { readyToShip: 12, applying: 2, returned: 1, issued: 3 };
    open(totals, { actor: clerk(permissions) });
    expect(await readRows()).toEqual([
      "12 orders to ship",
      "2 refund requests",
      "1 return to receive",
      "3 statements to confirm",
    ]);
  });
  it("sorts what has a deadline strictly by it, before what has none", async () => {
    const actor = clerk([
      ...["order:list", "order:list:ship", "order:refund", "order:refund:agree"],
      ...["finance:settlement", "finance:settlement:confirm"],
    ]);
    const dues: Readonly<Record<string, string>> = {
      readyToShip: "2099-11-27T00:00:00.000Z",
      applying: "2099-11-28T00:00:00.000Z",
      issued: "2099-11-26T00:00:00.000Z",
    };
    vi.spyOn(envelope, "get").mockImplementation(async (path) => {
      if (path !== "/member/toDo") return { emailVerified: true, phoneVerified: true };
      return answerToDo(actor, { readyToShip: 2, applying: 2, issued: 1 }, {}).map((line) => ({
        ...line,
        ...(dues[line.tab] && { nextDue: dues[line.tab] }),
      }));
    });
    renderPage(<DoNext />, actor);
    expect(await readRows()).toEqual([
      "1 statement to confirm",
      "2 orders to ship",
      "2 refund requests",
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
    expect(await readRows()).toEqual(["3 statements to confirm"]);
    expect(listToDo(actor, resources).map(([{ name }]) => name)).toEqual(["settlementDays"]);
  });
});

it("omits a line that the declarations do not have, as an older page does", async () => {
  vi.spyOn(envelope, "get").mockImplementation(async (path) =>
    path === "/member/toDo"
      ? [{ resource: "gifts", tab: "open", total: 2, overdue: 0, dueToday: 0 }]
      : { emailVerified: true, phoneVerified: true },
  );
  renderPage(<DoNext />, reviewer);
  expect(await screen.findByText("You're all caught up")).toBeTruthy();
});
