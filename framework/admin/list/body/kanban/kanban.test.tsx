// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { choice, defineResource, money, text } from "../../../../schema/index.ts";
import { tenantKind } from "../../../../schema/testTenancy.ts";
import { type AdminRecord, ApiError } from "../../../provider.ts";
import { createMemoryProvider } from "../../memoryProvider.ts";
import { renderList, tenantMember } from "../../renderList.tsx";
import { tableBody } from "../bodies.ts";
import { defineKanban } from "./defineKanban.tsx";
import { reloadMs } from "./useKanbanColumn.ts";

const tasks = defineResource("tasks", {
  api: "test/task",
  route: "/task",
  access: "test:task",
  owner: tenantKind,
  fields: {
    name: text(),
    cost: money(),
    note: text(),
    stage: choice(["open", "doing", "done"], { default: "open", filter: true }),
  },
  list: { columns: ["name", "cost", "note", "stage"], tabs: "stage" },
});
const board = defineKanban(tasks, { by: "stage", columns: ["open", "doing"], fields: ["cost"] });
const rows: AdminRecord[] = [
  { id: 1, version: 4, name: "Paint", cost: 1250, note: "Blue", stage: "open" },
  { id: 2, version: 1, name: "Sweep", cost: 300, note: "Twice", stage: "doing" },
];
afterEach(cleanup);

function open(update: (params: { data: object }) => Promise<{ data: AdminRecord }>) {
  let stored = rows;
  const provider = createMemoryProvider(rows, {
    getList: vi.fn(async (_: string, { filter }: { filter: Record<string, unknown> }) => {
      const data = stored.filter(({ stage }) => !filter.stage || stage === filter.stage);
      return { data, total: data.length };
    }) as never,
    update: vi.fn(async (_: string, params: { id: unknown; data: object }) => {
      const answer = await update(params);
      stored = stored.map((row) => (row.id === params.id ? { ...row, ...params.data } : row));
      return answer;
    }) as never,
  });
  renderList({ resource: tasks, provider, screens: { bodies: [board, tableBody] } });
  return provider;
}
const column = (name: string) => screen.findByRole("region", { name });
async function moveTo(card: string, name: string) {
  await userEvent.click(await screen.findByRole("button", { name: `More actions for ${card}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: `Move to ${name}` }));
}

test("has a column per value with its number of cards, in place of the tabs of states", async () => {
  open(async () => ({ data: rows[0] as AdminRecord }));
  const opened = within(await column("open"));
  const card = within((await opened.findByText("Paint")).closest("li") as HTMLElement);
  expect(card.getByText("cost")).toBeTruthy();
  expect(card.queryByText("Blue")).toBeNull();
  expect(opened.getByRole("heading").textContent).toBe("open1");
  expect(within(await column("doing")).getByText("Sweep")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "done" })).toBeNull();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["All", "Deleted"]);
});

test("a card moves by its menu, before the server has answered", async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const provider = open(async () => {
    await waiting;
    return { data: rows[0] as AdminRecord };
  });
  await moveTo("Paint", "doing");
  expect(await within(await column("doing")).findByText("Paint")).toBeTruthy();
  expect(within(await column("doing")).getByRole("heading").textContent).toBe("doing2");
  expect(within(await column("open")).queryByText("Paint")).toBeNull();
  answer();
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(within(await column("doing")).getByText("Paint")).toBeTruthy();
  expect(provider.update).toHaveBeenCalledWith(
    "tasks",
    expect.objectContaining({ data: { id: 1, version: 4, stage: "doing" } }),
  );
});

test("a refused card goes back to its column, with the server's reason", async () => {
  open(async () => {
    throw new ApiError({ code: 422, message: "Two tasks are open already" });
  });
  await moveTo("Paint", "doing");
  expect(await screen.findByText("Two tasks are open already")).toBeTruthy();
  expect(await within(await column("open")).findByText("Paint")).toBeTruthy();
  expect(within(await column("doing")).queryByText("Paint")).toBeNull();
});

test("a card that others add appears without a reload of the page", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true });
  try {
    const stored = [...rows];
    const provider = createMemoryProvider(rows, {
      getList: vi.fn(async (_: string, { filter }: { filter: Record<string, unknown> }) => {
        const data = stored.filter(({ stage }) => !filter.stage || stage === filter.stage);
        return { data, total: data.length };
      }) as never,
    });
    renderList({ resource: tasks, provider, screens: { bodies: [board, tableBody] } });
    const opened = within(await column("open"));
    await opened.findByText("Paint");
    stored.push({ id: 3, version: 1, name: "Polish", cost: 500, note: "Brass", stage: "open" });
    await vi.advanceTimersByTimeAsync(reloadMs);
    expect(await opened.findByText("Polish")).toBeTruthy();
    expect(opened.getByRole("heading").textContent).toBe("open2");
  } finally {
    vi.useRealTimers();
  }
});

test("a stale card goes back to its column, and shows what somebody else has saved", async () => {
  let stored = rows;
  const provider = createMemoryProvider(rows, {
    getList: vi.fn(async (_: string, { filter }: { filter: Record<string, unknown> }) => {
      const data = stored.filter(({ stage }) => !filter.stage || stage === filter.stage);
      return { data, total: data.length };
    }) as never,
    update: vi.fn(async () => {
      stored = rows.map((row) => (row.id === 1 ? { ...row, version: 5, name: "Varnish" } : row));
      throw new ApiError({ code: 409, message: "Changed by Mia", error: "record.stale" });
    }) as never,
  });
  renderList({ resource: tasks, provider, screens: { bodies: [board, tableBody] } });
  await moveTo("Paint", "doing");
  expect(await screen.findByText("Changed by Mia")).toBeTruthy();
  expect(await within(await column("open")).findByText("Varnish")).toBeTruthy();
  expect(within(await column("doing")).queryByText(/Paint|Varnish/)).toBeNull();
});

const loans = defineResource("loans", {
  api: "test/loan",
  route: "/loan",
  access: "test:loan",
  owner: tenantKind,
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    status: choice(["open", "lent", "refused"], { default: "open", filter: true, readOnly: true }),
  },
  list: { columns: ["name", "status"], tabs: "status" },
  actions: { lend: { from: ["open"], to: "lent" }, refuse: { from: ["open"], to: "refused" } },
});
const loanBoard = defineKanban(loans, { by: "status" });

test("a card cannot be moved by a member without the right to an action that leads elsewhere", async () => {
  const stored: AdminRecord = { id: 1, version: 4, name: "Jar", status: "open" };
  const provider = createMemoryProvider([stored], {
    getList: vi.fn(async (_: string, { filter }: { filter: Record<string, unknown> }) => {
      const data = stored.status === filter.status ? [stored] : [];
      return { data, total: data.length };
    }) as never,
  });
  const screens = { bodies: [loanBoard, tableBody] };
  const reader = { ...tenantMember, roles: [], permissions: ["test:loan"] };
  const { unmount } = renderList({ resource: loans, provider, screens, actor: reader });
  await within(await column("open")).findByText("Jar");
  expect(screen.queryByRole("button", { name: /^Drag|framework.list.kanban.drag/ })).toBeNull();
  unmount();

  const clerk = { ...reader, permissions: ["test:loan", "test:loan:lend"] };
  renderList({ resource: loans, provider, screens, actor: clerk });
  await within(await column("open")).findByText("Jar");
  expect(screen.getByRole("button", { name: /^Drag|framework.list.kanban.drag/ })).toBeTruthy();
});
