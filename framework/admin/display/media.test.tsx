// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Thumbnail } from "./media.tsx";

afterEach(cleanup);

const file = "/files/3/0123456789abcdef0123456789abcdef";

test.each([
  [28, `${file}-tiny.webp`],
  [48, `${file}-tiny.webp`],
  [64, `${file}-small.webp`],
])("a thumbnail of %i pixels loads the smallest copy that is sharp", (size, address) => {
  render(<Thumbnail address={`${file}.png`} alt="Green tea" size={size} />);
  expect(screen.getByRole("img", { name: "Green tea" }).getAttribute("src")).toBe(address);
});

test("a picture of another server has no copies", () => {
  const address = "https://elsewhere.example/tea.png";
  render(<Thumbnail address={address} alt="Green tea" size={28} />);
  expect(screen.getByRole("img").getAttribute("src")).toBe(address);
});

test("a wide picture keeps its proportions where it is not cropped", () => {
  render(<Thumbnail address={`${file}.png`} alt="Green tea" size={28} uncropped />);
  const picture = screen.getByRole("img");
  expect(picture.style.objectFit).toBe("contain");
  expect(picture.getAttribute("width")).toBeNull();
  // The smallest copy is a square.
  expect(picture.getAttribute("src")).toBe(`${file}-small.webp`);
});
