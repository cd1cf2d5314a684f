// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { ListContextProvider, type ListControllerResult, useList } from "react-admin";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { selectsRows, useSelectOnArrival } from "./useSelectOnArrival.ts";

afterEach(cleanup);

function open(state: object | null, selectable = true) {
  const onSelect = vi.fn();
  const states: unknown[] = [];
  function Selecting() {
    useSelectOnArrival(selectable);
    states.push(useLocation().state);
    return null;
  }
  function Page() {
    const list: ListControllerResult = { ...useList({ data: [{ id: 3 }, { id: 5 }] }), onSelect };
    return (
      <ListContextProvider value={list}>
        <Selecting />
      </ListContextProvider>
    );
  }
  render(
    <MemoryRouter initialEntries={[{ pathname: "/order/list", search: "?page=1", state }]}>
      <Page />
    </MemoryRouter>,
  );
  return { onSelect, states };
}

it("selects the rows of the page once, and forgets that it was requested", async () => {
  const { onSelect, states } = open(selectsRows);
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith([3, 5]));
  await waitFor(() => expect(states.at(-1)).toBeNull());
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it("selects nothing where the link does not request it, or rows cannot be selected", () => {
  expect(open(null).onSelect).not.toHaveBeenCalled();
  expect(open(selectsRows, false).onSelect).not.toHaveBeenCalled();
});
