// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderQr } from "./OrderQr.tsx";

test("the number of an order is drawn as a QR code that is named by it", () => {
  render(<OrderQr orderNo="20261125162009604812" />);
  const code = screen.getByRole("img", { name: "20261125162009604812" });
  expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M\d+ \d+h1v1h-1z/);
});
