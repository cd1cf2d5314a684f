// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, integer, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { ApiError } from "../../provider.ts";
import { createMemoryProvider } from "../memoryProvider.ts";
import { renderList } from "../renderList.tsx";
import { LazyCellEditor } from "./LazyCellEditor.ts";

afterEach(cleanup);

const variants = defineResource("variants", {
  api: "member/variant",
  route: "/stock/variants",
  access: "stock:variants",
  owner: tenantKind,
  fields: { code: text({ required: true }), stock: integer({ compareAndSet: true, min: 0 }) },
  list: { columns: ["code", "stock"], inline: ["stock"] },
});
const now = { id: 4, version: 1, code: "T-1", stock: 7 };

test("a changed stock retains the input, shows the current number, and is saved against it", async () => {
  const message = "Stock has changed to 7 since you opened it. Check your number and save again.";
  const changed = {
    code: 409,
    message,
    error: "record.valueChanged",
    errors: { stock: message },
    current: now,
  };
  const update = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(changed))
    .mockImplementation(async (_resource: string, { data }: { data: unknown }) => ({ data }));
  renderList({
    resource: variants,
    provider: createMemoryProvider([{ ...now, stock: 10 }], { update }),
  });
  const cell = await waitFor(() => {
    const found = document.querySelector("tbody td.inline");
    expect(found).toBeTruthy();
    return found;
  });
  await LazyCellEditor.load();
  fireEvent.doubleClick(cell ?? document.body);
  const dialog = await screen.findByRole("dialog");
  const input = within(dialog).getByRole("textbox");
  await userEvent.clear(input);
  await userEvent.type(input, "12{Enter}");

  expect((await within(dialog).findByRole("alert")).textContent).toBe(message);
  expect(input).toHaveProperty("value", "12");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The provider sends the number of `previousData` as the expected one.
  expect(
    update.mock.calls.map(([, { data, previousData }]) => [data.stock, previousData.stock]),
  ).toEqual([
    [12, 10],
    [12, 7],
  ]);
});

test("a saved cell is changed back by the undo of its toast, at the version that it got", async () => {
  const update = vi.fn(async () => ({ data: { ...now, version: 2, stock: 12 } }));
  const provider = createMemoryProvider([now], { update });
  renderList({ resource: variants, provider });
  await screen.findByText("T-1");
  await LazyCellEditor.load();
  fireEvent.doubleClick(document.querySelector("tbody td.inline") ?? document.body);
  const input = within(await screen.findByRole("dialog")).getByRole("textbox");
  await userEvent.clear(input);
  await userEvent.type(input, "12{Enter}");
  expect(await screen.findByText("stock of T-1 changed")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(provider.revert).toHaveBeenCalledWith("variants", [{ id: 4, version: 2 }]);
  expect(await screen.findByText("stock of T-1 changed back")).toBeTruthy();
});

test("a save that changed nothing has nothing to undo", async () => {
  const update = vi.fn(async () => ({ data: now }));
  renderList({ resource: variants, provider: createMemoryProvider([now], { update }) });
  await screen.findByText("T-1");
  await LazyCellEditor.load();
  fireEvent.doubleClick(document.querySelector("tbody td.inline") ?? document.body);
  await userEvent.type(within(await screen.findByRole("dialog")).getByRole("textbox"), "{Enter}");
  expect(await screen.findByText("stock of T-1 changed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
