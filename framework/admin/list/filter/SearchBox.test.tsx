// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nContextProvider } from "react-admin";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchBox } from "./SearchBox.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const i18n = {
  translate: (key: string) => key,
  changeLocale: async () => {},
  getLocale: () => "en",
};

function open() {
  const onSearch = vi.fn();
  let arrive = () => {};
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const list = (
    <I18nContextProvider value={i18n}>
      <SearchBox value="" onSearch={onSearch} />
      <Link to="/row">Row</Link>
    </I18nContextProvider>
  );
  const router = createMemoryRouter([
    { path: "/", element: list },
    {
      path: "/row",
      lazy: async () => {
        await page;
        return { Component: () => <p>The row</p> };
      },
    },
  ]);
  render(<RouterProvider router={router} />);
  return { onSearch, arrive, router };
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

it("searches when the typing pauses", () => {
  const { onSearch } = open();
  type("te");
  type("tea ");
  act(() => vi.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([["tea"]]);
});
it("lets the user open a row meanwhile", async () => {
  const { onSearch, arrive, router } = open();
  type("tea");
  fireEvent.click(screen.getByText("Row"));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(onSearch).not.toHaveBeenCalled();
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(router.state.location.pathname).toBe("/row");
});
