import { createTheme, type Theme } from "@mui/material/styles";
import { paletteIn } from "./accent.ts";
import { componentsIn } from "./components.ts";
import { type Size, scales } from "./scale.ts";
import { defaultAccent } from "./tokens.ts";
import { typography } from "./typography.ts";

/** Below this width in pixels, which the specification defines as a phone, the sidebar closes. */
export const phoneBelow = 992;

interface Dress {
  mode: "light" | "dark";
  /** The accent colour. @default the framework's */
  colour?: string;
  /** @default "mini" */
  size?: Size;
}
const made = new Map<string, Theme>();

/**
 * Returns the theme in an accent colour and a size; each is created once.
 *
 * @example
 * ```ts
 * const theme = createAppTheme({ mode: "dark", colour: "#5b45c4" });
 * ```
 */
export function createAppTheme({
  mode,
  colour = defaultAccent.light,
  size = "mini",
}: Dress): Theme {
  const key = `${mode} ${colour} ${size}`;
  const before = made.get(key);
  if (before) return before;
  const theme = createTheme({
    palette: paletteIn(colour, mode),
    typography,
    components: componentsIn(scales[size]),
    rowScale: scales[size].row,
    shape: { borderRadius: 8 },
    breakpoints: { values: { xs: 0, sm: 600, md: phoneBelow, lg: 1200, xl: 1536 } },
  });
  made.set(key, theme);
  return theme;
}
