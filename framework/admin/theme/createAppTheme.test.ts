import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, it } from "vitest";
import { createAppTheme } from "./createAppTheme.ts";
import { sizes } from "./scale.ts";
import { defaultAccent } from "./tokens.ts";

/** Contrast ratio of WCAG AA for text of normal size. */
const readable = 4.5;
const colours = [
  defaultAccent.light,
  "#2f5fd0",
  "#96348f",
  "#7a6a10",
  "#48525c",
  "#ffff00",
  "#ffffff",
  "#000000",
  "#7f7f7f",
  "#00ff00",
];

describe.each(["light", "dark"] as const)("the %s theme", (mode) => {
  it.each(colours)("is readable in %s", (colour) => {
    const { palette } = createAppTheme({ mode, colour, size: "mini" });
    for (const ground of [palette.background.default, palette.background.paper])
      for (const text of [
        palette.text.primary,
        palette.text.secondary,
        palette.primary.main,
        palette.error.main,
      ])
        expect(getContrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          readable,
        );
  });
  it.each(colours)("is readable on %s and the colours that mean something", (colour) => {
    const { palette } = createAppTheme({ mode, colour, size: "mini" });
    for (const name of ["primary", "secondary", "error", "warning", "info", "success"] as const) {
      const { main, contrastText } = palette[name];
      expect(getContrastRatio(contrastText, main), name).toBeGreaterThanOrEqual(readable);
    }
  });
  it("gives more room with each size", () => {
    const rows = sizes.map((size) => createAppTheme({ mode, size }).rowScale ?? 0);
    expect(rows).toEqual(rows.toSorted((one, other) => other - one));
    expect(new Set(rows).size).toBe(sizes.length);
  });
});
