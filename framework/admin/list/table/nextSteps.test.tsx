// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { choice, defineResource, money, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";

const parcels = defineResource("parcels", {
  api: "member/parcel",
  route: "/parcels",
  access: "test:parcels",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    worth: money(),
    status: choice(["packed", "asked", "sent"], { readOnly: true }),
  },
  list: { columns: ["name", "status", "worth"] },
  actions: {
    send: { from: ["packed"], to: "sent", tone: "primary" },
    agree: { from: ["asked"], to: "sent", tone: "primary" },
    offer: { from: ["asked"], to: "packed", tone: "primary" },
    hold: { from: ["sent"], to: "packed" },
  },
});
const rows = [
  { id: 1, version: 1, name: "Pears", worth: 500, status: "packed" },
  { id: 2, version: 1, name: "Plums", worth: 600, status: "asked" },
  { id: 3, version: 1, name: "Figs", worth: 700, status: "sent" },
];
beforeAll(async () => void (await import("./NextSteps.tsx")));
afterEach(cleanup);

async function open() {
  const runAction = vi.fn(async () => ({ list: [{ ...rows[0], status: "sent" }], failed: [] }));
  const provider = createMemoryProvider(rows, { runAction: runAction as never });
  renderList({ resource: parcels, provider });
  const row = async (name: string) => {
    const found = (await screen.findByText(name)).closest("tr");
    if (!found) throw new Error(`no row ${name}`);
    return found;
  };
  await row("Pears");
  return { runAction, row, user: userEvent.setup() };
}
const step = () => document.querySelector<HTMLButtonElement>("td button.step");

test("below the mouse, the state of a row with one primary action becomes its button", async () => {
  const { runAction, row, user } = await open();
  // The part is loaded when the list is idle.
  await waitFor(async () => {
    fireEvent.pointerOver(await row("Pears"));
    expect(step()?.textContent).toContain("send");
  });
  const cell = step()?.closest("td");
  expect(cell?.dataset.column).toBe("status");
  // The chip stays in its place, so that nothing moves and readers still find it.
  expect(cell?.textContent).toContain("packed");
  for (const name of ["Plums", "Figs"]) {
    fireEvent.pointerOver(await row(name));
    expect(step()).toBeNull();
    expect(cell?.dataset.step).toBeUndefined();
  }
  fireEvent.pointerOver(await row("Pears"));
  await user.click(step() ?? document.body);
  expect(runAction).toHaveBeenCalledWith("parcels", "send", { ids: [1] });
});

test("S starts the step of the cursor's row, and nothing where a row has none or two", async () => {
  const { runAction, row, user } = await open();
  (await row("Pears")).focus();
  await user.keyboard("js");
  await user.keyboard("js");
  expect(document.activeElement).toBe(await row("Figs"));
  expect(runAction).not.toHaveBeenCalled();
  await user.keyboard("kk");
  await waitFor(async () => {
    await user.keyboard("s");
    expect(runAction).toHaveBeenCalledWith("parcels", "send", { ids: [1] });
  });
});

test("a touch shows no button", async () => {
  const { row } = await open();
  await waitFor(async () => {
    fireEvent.pointerOver(await row("Pears"));
    expect(step()).not.toBeNull();
  });
  fireEvent.pointerLeave(document.querySelector("tbody") ?? document.body);
  fireEvent(
    await row("Pears"),
    Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "touch" }),
  );
  expect(step()).toBeNull();
});

test("keys leave one row with a button until the mouse moves", async () => {
  const { row, user } = await open();
  await waitFor(async () => {
    fireEvent.pointerOver(await row("Pears"));
    expect(step()).not.toBeNull();
  });
  (await row("Plums")).focus();
  await user.keyboard("j");
  expect(document.activeElement).toBe(await row("Figs"));
  expect(step()).toBeNull();
  // Rows that scroll below a resting mouse are no movement of it.
  fireEvent.pointerOver(await row("Pears"));
  expect(step()).toBeNull();
  expect((await row("Figs")).closest("tbody")?.dataset.keys).toBe("");
  fireEvent.pointerMove(await row("Pears"));
  expect(step()?.closest("tr")).toBe(await row("Pears"));
  expect((await row("Figs")).closest("tbody")?.dataset.keys).toBeUndefined();
});
