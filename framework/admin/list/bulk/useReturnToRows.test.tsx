// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useReturnToRows } from "./useReturnToRows.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Toolbar() {
  useReturnToRows();
  return <button type="button">Publish</button>;
}
const Page = ({ selected }: { selected: boolean }) => (
  <>
    {selected && <Toolbar />}
    <input aria-label="Search" />
    <ul>
      {/* The rows of a list, of which one is the tab stop. */}
      <li>
        <button type="button" data-index={0} tabIndex={-1} />
      </li>
      <li>
        <button type="button" data-index={1} tabIndex={0} aria-label="Second" />
      </li>
    </ul>
  </>
);
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test("the focus goes to the row of the cursor when the pressed button leaves with its toolbar", async () => {
  const { rerender } = render(<Page selected />);
  screen.getByRole("button", { name: "Publish" }).focus();
  rerender(<Page selected={false} />);
  await nextFrame();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Second");
});

test("a focus that is elsewhere stays, and a dialog is waited for", async () => {
  const { rerender } = render(<Page selected />);
  screen.getByRole("textbox", { name: "Search" }).focus();
  rerender(<Page selected={false} />);
  await nextFrame();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Search");

  rerender(<Page selected />);
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  screen.getByRole("button", { name: "Publish" }).focus();
  rerender(<Page selected={false} />);
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  await act(async () => dialog.remove());
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Second");
});
