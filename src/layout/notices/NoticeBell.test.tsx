// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { envelope } from "../../connection.ts";
import { loadLanguage } from "../../language.ts";
import { clerk, renderPage } from "../../pages/renderPage.tsx";
import { NoticeBell } from "./NoticeBell.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const one = {
  id: 7,
  kind: "refundAsked",
  refId: 12,
  no: "R1",
  amount: 44.19,
  who: "Mei",
  goodsName: { en: "Tea" },
  img: null,
  addTime: new Date().toISOString(),
  unread: true,
};

describe("the bell", () => {
  it("marks the one that is opened as read, and keeps the others unread", async () => {
    vi.spyOn(envelope, "get").mockResolvedValue({ list: [one, { ...one, id: 6 }], unread: 2 });
    const post = vi.spyOn(envelope, "post").mockResolvedValue(null);
    renderPage(<NoticeBell />, clerk(["order:refund"]));
    fireEvent.click(await screen.findByRole("button", { name: "Notifications: 2 new" }));
    const [line] = await screen.findAllByRole("link");
    if (!line) throw new Error("no notice is listed");
    expect(line.textContent).toContain("New refund request · A$44.19");
    expect(line.textContent).toContain("Tea · Mei");
    expect(line.getAttribute("href")).toBe("/order/refund/show/12");
    expect(post).not.toHaveBeenCalled();
    fireEvent.click(line);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(post).toHaveBeenCalledWith("/member/notice/open", { id: 7 });
    expect(screen.getByRole("button", { name: "Notifications: 1 new" })).toBeTruthy();
  });
  it("loads the list when it is opened, and only the number before", async () => {
    const get = vi.spyOn(envelope, "get").mockResolvedValue({ list: [], unread: 0 });
    renderPage(<NoticeBell />, clerk(["order:list"]));
    await waitFor(() => expect(get.mock.calls).toEqual([["/member/notice/getUnread"]]));
    fireEvent.click(await screen.findByRole("button", { name: "Notifications" }));
    await waitFor(() => expect(get).toHaveBeenCalledWith("/member/notice/getList"));
  });
  it("marks all as read on request", async () => {
    vi.spyOn(envelope, "get").mockResolvedValue({ list: [one], unread: 1, seen: "5:5:" });
    const post = vi.spyOn(envelope, "post").mockResolvedValue(null);
    renderPage(<NoticeBell />, clerk(["order:refund"]));
    fireEvent.click(await screen.findByRole("button", { name: "Notifications: 1 new" }));
    expect(await screen.findByRole("img", { name: "New" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
    expect(post).toHaveBeenCalledWith("/member/notice/read", { id: 7, seen: "5:5:" });
    await waitFor(() => expect(screen.queryByRole("img", { name: "New" })).toBeNull());
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });
  it("shows an empty state, and stores nothing", async () => {
    vi.spyOn(envelope, "get").mockResolvedValue({ list: [], unread: 0 });
    const post = vi.spyOn(envelope, "post");
    renderPage(<NoticeBell />, clerk(["order:list"]));
    fireEvent.click(await screen.findByRole("button", { name: "Notifications" }));
    expect(await screen.findByText(/^No notifications yet/)).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });
  it("is not there for who may open nothing of it", () => {
    const get = vi.spyOn(envelope, "get");
    renderPage(<NoticeBell />, clerk(["goods:list"]));
    renderPage(<NoticeBell />, clerk(["platform:payouts"], "platform"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });
});
