import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, it } from "vitest";
import { presets } from "../settings/presets.ts";
import { sizes } from "./appearance.ts";
import { createAppTheme } from "./theme.ts";

/** Contrast ratio of WCAG AA for text of normal size. */
const readable = 4.5;
const odd = ["#ffff00", "#ffffff", "#000000", "#7f7f7f", "#00ff00"];

describe.each(["light", "dark"] as const)("the %s theme", (mode) => {
  it.each([...presets, ...odd])("is readable in %s", (colour) => {
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
  it.each([...presets, ...odd])(
    "is readable on %s and the colours that mean something",
    (colour) => {
      const { palette } = createAppTheme({ mode, colour, size: "mini" });
      for (const name of ["primary", "secondary", "error", "warning", "info", "success"] as const) {
        const { main, contrastText } = palette[name];
        expect(getContrastRatio(contrastText, main), name).toBeGreaterThanOrEqual(readable);
      }
    },
  );
  it("gives more room with each size", () => {
    const rows = sizes.map(
      (size) => createAppTheme({ mode, colour: "#0e6377", size }).rowScale ?? 0,
    );
    expect(rows).toEqual(rows.toSorted((one, other) => other - one));
    expect(new Set(rows).size).toBe(sizes.length);
  });
});
