import {
  alpha,
  darken,
  decomposeColor,
  getContrastRatio,
  lighten,
  type PaletteOptions,
} from "@mui/material/styles";
import { dark, light } from "./palette.ts";
import { defaultAccent } from "./tokens.ts";

/** Contrast ratio of WCAG AA for text of normal size. */
const readable = 4.5;
/**
 * Opacity with which the accent colour tints selected items; text in the accent colour appears on
 * that tint.
 */
const tints = { light: 0.1, dark: 0.16 } as const;

/** Blends a transparent layer over an opaque background. */
function over(colour: string, ground: string, share: number): string {
  const [front, back] = [decomposeColor(colour).values, decomposeColor(ground).values];
  const mixed = [0, 1, 2].map((part) =>
    Math.round(Number(front[part]) * share + Number(back[part]) * (1 - share)),
  );
  return `rgb(${mixed.join(", ")})`;
}

/** Darkens or lightens the colour until it is readable on every background of the palette. */
export function readableAccent(colour: string, mode: "light" | "dark"): string {
  const { background } = mode === "dark" ? dark : light;
  if (colour.toLowerCase() === defaultAccent.light) return defaultAccent[mode];
  const grounds = [background?.default ?? "#fff", background?.paper ?? "#fff"];
  const shift = mode === "dark" ? lighten : darken;
  const isReadable = (shade: string) =>
    grounds.every((ground) => {
      const tinted = over(shade, ground, tints[mode]);
      return (
        getContrastRatio(shade, ground) >= readable && getContrastRatio(shade, tinted) >= readable
      );
    });
  for (let step = 0; step <= 50; step += 1) {
    const shade = shift(colour, step / 50);
    if (isReadable(shade)) return shade;
  }
  return mode === "dark" ? "#ffffff" : "#000000";
}

/** The app's palette with another accent colour. */
export function paletteIn(colour: string, mode: "light" | "dark"): PaletteOptions {
  const palette = mode === "dark" ? dark : light;
  if (colour.toLowerCase() === defaultAccent.light) return palette;
  const main = readableAccent(colour, mode);
  const contrastText = getContrastRatio("#ffffff", main) >= readable ? "#ffffff" : "#0b0f12";
  return {
    ...palette,
    primary: { main, light: lighten(main, 0.25), dark: darken(main, 0.25), contrastText },
    action: {
      ...palette.action,
      selected: alpha(main, tints[mode]),
      focus: alpha(main, tints[mode] + 0.04),
    },
  };
}
