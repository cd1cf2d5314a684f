// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
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
const open = (
  counts: (name: string, query: object) => Promise<Record<string, number>>,
  actor = reviewer,
  info = {},
) => {
  vi.spyOn(envelope, "get").mockResolvedValue({
    emailVerified: true,
    phoneVerified: false,
    ...info,
  });
  const requests = vi.fn(counts);
  const getList = async () => ({ data: [], total: 0 });
  renderPage(<DoNext />, actor, { counts: requests, getList });
  return requests;
};

describe("what waits", () => {
  it("counts the applications that wait and those that are overdue, and leads to them", async () => {
    const requests = open(async (_, query) => ({
      reviewing: "deadline_lt" in query ? 1 : 3,
      approved: 5,
    }));
    const line = await screen.findByRole("link");
    expect(line.textContent).toBe("3 shop applications to review");
    expect(screen.getByText("1 overdue")).toBeTruthy();
    const to = new URL(line.getAttribute("href") ?? "", "http://shop.test");
    expect(to.pathname).toBe("/platform/shopReviews");
    expect(to.searchParams.get("filter")).toBe('{"tab":"reviewing"}');
    expect(new Set(requests.mock.calls.map(([name]) => name))).toEqual(new Set(["shopReviews"]));
  });
  it("shows an empty state where nothing waits, or nothing may be read", async () => {
    open(async () => ({ reviewing: 0 }));
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    cleanup();
    const requests = open(async () => ({}), clerk([]));
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    expect(requests).not.toHaveBeenCalled();
  });
  it("reminds members who could not recover a password", async () => {
    open(async () => ({}), clerk([]), { emailVerified: false });
    expect((await screen.findByRole("link")).getAttribute("href")).toBe("/info");
  });
  it("lists a shop's frozen accounts, for members who may unfreeze them", async () => {
    open(async () => ({ frozen: 1 }), clerk(["org:account", "org:account:unfreeze"]));
    expect((await screen.findByRole("link")).textContent).toBe("1 frozen staff account");
  });
  it("counts a shop's day: what is to be shipped, decided, received and confirmed", async () => {
    const permissions = [
      ...["order:list", "order:list:ship"],
      ...["order:refund", "order:refund:agree", "order:refund:confirmReceive"],
      ...["finance:settlement", "finance:settlement:confirm"],
    ];
    const counts = { readyToShip: 12, applying: 2, returned: 1, issued: 3 };
    open(async () => counts, clerk(permissions));
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
    const counted = open(
      async () => ({ readyToShip: 12, applying: 2, returned: 1, issued: 3 }),
      clerk(permissions),
    );
    const lines = (await screen.findAllByRole("link")).map(({ textContent }) => textContent);
    expect(lines).toEqual(["3 statements to confirm"]);
    expect(new Set(counted.mock.calls.map(([name]) => name))).toEqual(new Set(["settlementDays"]));
  });
});
