// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineResource, integer, parent, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../provider.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const declare = (name: string, ordered: boolean) =>
  defineResource(name, {
    api: `test/${name}`,
    route: `/${name}`,
    access: "test:shelf",
    owner: tenantKind,
    fields: {
      name: text(),
      parent: parent(),
      ...(ordered && { sort: integer() }),
    },
    list: { columns: ["name"] },
  });
const shelves: readonly AdminRecord[] = [
  { id: 1, version: 1, name: "Spring", parent: null, sort: 1 },
  { id: 2, version: 1, name: "Summer", parent: null, sort: 2 },
  { id: 3, version: 1, name: "Autumn", parent: null, sort: 3 },
];
const rowHeight = 40;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest<HTMLElement>("tr[data-index]");
    if (!row) return new DOMRect(0, 0, 800, 600);
    return new DOMRect(0, Number(row.dataset.index) * rowHeight, 800, rowHeight);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function pickUp(name: string) {
  const grip = await screen.findByRole("button", { name: `Drag ${name}` });
  grip.focus();
  await userEvent.keyboard(" ");
  await screen.findByText(`${name} picked up.`);
}
async function press(key: string, announcement: string) {
  await userEvent.keyboard(key);
  await screen.findByText(announcement);
}

test("a row is dragged by the keyboard after, into and before another one", async () => {
  const provider = createMemoryProvider(shelves);
  renderList({ resource: declare("shelves", true), provider });
  await pickUp("Spring");
  await press("{ArrowDown}", "Spring is before Summer.");
  await press("{ArrowDown}", "Spring is inside Summer.");
  await press("{ArrowDown}", "Spring is after Summer.");
  await press("{ArrowUp}", "Spring is inside Summer.");
  await press("{ArrowDown}", "Spring is after Summer.");
  await userEvent.keyboard(" ");
  await waitFor(() =>
    expect(provider.move).toHaveBeenCalledWith("shelves", { id: 1, parent: null, before: 3 }),
  );
  expect(await screen.findByText("Spring dropped after Summer.")).toBeTruthy();
});

test("Escape returns the row", async () => {
  const provider = createMemoryProvider(shelves);
  renderList({ resource: declare("shelves", true), provider });
  await pickUp("Spring");
  await press("{ArrowDown}", "Spring is before Summer.");
  await press("{Escape}", "Spring returned to its position.");
  expect(provider.move).not.toHaveBeenCalled();
});

test("rows without an order are only dropped into another one", async () => {
  const provider = createMemoryProvider(shelves);
  renderList({ resource: declare("boxes", false), provider });
  await pickUp("Spring");
  await press("{ArrowDown}", "Spring is inside Summer.");
  await press("{ArrowDown}", "Spring is inside Autumn.");
  await userEvent.keyboard(" ");
  await waitFor(() =>
    expect(provider.move).toHaveBeenCalledWith("boxes", { id: 1, parent: 3, before: null }),
  );
});
