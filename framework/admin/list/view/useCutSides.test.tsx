// @vitest-environment jsdom

import { cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it } from "vitest";
import { useCutSides } from "./useCutSides.ts";

afterEach(cleanup);

function Row() {
  const list = useRef<HTMLDivElement>(null);
  useCutSides(list, 1);
  return <div ref={list} data-testid="row" />;
}
const size = (row: HTMLElement, scrollWidth: number, clientWidth: number) => {
  Object.defineProperty(row, "scrollWidth", { configurable: true, value: scrollWidth });
  Object.defineProperty(row, "clientWidth", { configurable: true, value: clientWidth });
  fireEvent.scroll(row);
};

it("says on which sides a row goes on", () => {
  const row = render(<Row />).getByTestId("row");
  expect(row.dataset.cut).toBe("");
  size(row, 500, 300);
  expect(row.dataset.cut).toBe("end");
  fireEvent.wheel(row, { deltaY: 100 });
  fireEvent.scroll(row);
  expect(row.dataset.cut).toBe("start end");
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(row.dataset.cut).toBe("start");
});

it("leaves the wheel alone where it moves sideways or zooms", () => {
  const row = render(<Row />).getByTestId("row");
  fireEvent.wheel(row, { deltaX: 80, deltaY: 20 });
  fireEvent.wheel(row, { deltaY: 100, ctrlKey: true });
  expect(row.scrollLeft).toBe(0);
});
