// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CoreAdminContext } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { SelectionButtons } from "./SelectionButtons.tsx";

/** Every button is 100 pixels wide. */
function layOut(space: number) {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(space);
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const done: string[] = [];
const items = ["Pack", "Print", "Weigh"].map((label) => ({
  key: label,
  label,
  isDanger: false,
  why: null,
  onClick: () => void done.push(label),
}));
const readButtons = () =>
  screen.getAllByRole("button").map((one) => one.getAttribute("aria-haspopup") ?? one.textContent);
const show = () =>
  render(
    <CoreAdminContext>
      <SelectionButtons items={items} others={[]} />
    </CoreAdminContext>,
  );

test("buttons that do not fit are in the menu, which is whole", async () => {
  layOut(315);
  show();
  expect(readButtons()).toEqual(["Pack", "Print", "menu"]);
  await userEvent.click(screen.getByRole("button", { name: /moreActions/ }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getAllByRole("menuitem").map((one) => one.textContent)).toEqual(["Weigh"]);
  await userEvent.click(menu.getByRole("menuitem", { name: "Weigh" }));
  expect(done).toEqual(["Weigh"]);
});

test("buttons that all fit need no menu", () => {
  layOut(316);
  show();
  expect(readButtons()).toEqual(["Pack", "Print", "Weigh"]);
});
