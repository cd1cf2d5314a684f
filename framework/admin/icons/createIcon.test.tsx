// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Star } from "lucide";
import { afterEach, expect, test } from "vitest";
import { createIcon } from "./createIcon.tsx";

afterEach(cleanup);
const StarIcon = createIcon(Star);
const FullStarIcon = createIcon(Star, "currentColor");

test("an icon with a title is an image of that name; without one it is hidden from readers", () => {
  const { container } = render(
    <>
      <StarIcon titleAccess="Favourite" />
      <StarIcon data-testid="plain" />
    </>,
  );
  expect(screen.getByRole("img", { name: "Favourite" })).toBeTruthy();
  expect(screen.getByTestId("plain").getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelectorAll("path").length).toBe(2 * Star.length);
});

test("an icon is an outline, or filled; its outline can be thinner", () => {
  const { container } = render(
    <>
      <StarIcon />
      <FullStarIcon strokeWidth={1} />
    </>,
  );
  const [outline, full] = container.querySelectorAll("svg");
  expect(outline?.getAttribute("stroke-width")).toBe("1.75");
  expect(outline?.querySelector("g")?.getAttribute("fill")).toBe("none");
  expect(full?.getAttribute("stroke-width")).toBe("1");
  expect(full?.querySelector("g")?.getAttribute("fill")).toBe("currentColor");
});
