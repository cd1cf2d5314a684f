import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, it } from "vitest";
import { themes } from "./theme.ts";

/** WCAG AA for text of normal size. */
const readable = 4.5;

describe.each(["light", "dark"] as const)("the %s theme", (mode) => {
  const { palette } = themes[mode];
  it.each(["default", "paper"] as const)("is readable on the %s ground", (ground) => {
    const behind = palette.background[ground];
    for (const text of [palette.text.primary, palette.text.secondary, palette.primary.main, palette.error.main])
      expect(getContrastRatio(text, behind), `${text} on ${behind}`).toBeGreaterThanOrEqual(readable);
  });
  it.each(["primary", "secondary", "error", "warning", "info", "success"] as const)("is readable on %s", (colour) => {
    const { main, contrastText } = palette[colour];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(readable);
  });
});
