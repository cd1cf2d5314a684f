// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuantityBar } from "./QuantityBar.tsx";

afterEach(cleanup);
const readWidth = () => {
  const bar = document.querySelector<HTMLElement>("[aria-hidden] > span");
  return bar?.style.width;
};

test("a quantity is figures and a bar that ends at the total", () => {
  const { rerender } = render(<QuantityBar count={3} total={8} tone="success" />);
  expect(screen.getByText("3 / 8")).toBeTruthy();
  expect(readWidth()).toBe("38%");
  rerender(<QuantityBar count={9} total={8} tone="neutral" />);
  expect(readWidth()).toBe("100%");
  rerender(<QuantityBar count={0} total={0} tone="neutral" />);
  expect(readWidth()).toBe("0%");
});
