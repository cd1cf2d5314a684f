import { createTheme, type Theme, type ThemeOptions } from "@mui/material/styles";
import { paletteIn } from "./accent.ts";
import { defaultColour, type Size } from "./appearance.ts";
import { componentsIn } from "./components.ts";
import { scales } from "./scale.ts";

/** System fonts, Latin first, then Chinese. */
const fontFamily = [
  "Inter",
  "system-ui",
  "-apple-system",
  '"Segoe UI"',
  "Roboto",
  '"Helvetica Neue"',
  "Arial",
  '"PingFang SC"',
  '"PingFang TC"',
  '"Microsoft YaHei"',
  '"Microsoft JhengHei"',
  '"Noto Sans SC"',
  '"Noto Sans TC"',
  '"Noto Sans Khmer"',
  "sans-serif",
].join(",");

const typography: ThemeOptions["typography"] = {
  fontFamily,
  fontSize: 14,
  htmlFontSize: 16,
  h1: { fontSize: "1.75rem", lineHeight: 1.25, fontWeight: 650, letterSpacing: "-0.015em" },
  h2: { fontSize: "1.5rem", lineHeight: 1.3, fontWeight: 650, letterSpacing: "-0.012em" },
  h3: { fontSize: "1.25rem", lineHeight: 1.35, fontWeight: 650, letterSpacing: "-0.01em" },
  h4: { fontSize: "1.125rem", lineHeight: 1.4, fontWeight: 650, letterSpacing: "-0.005em" },
  h5: { fontSize: "1rem", lineHeight: 1.45, fontWeight: 650 },
  h6: { fontSize: "0.9375rem", lineHeight: 1.5, fontWeight: 650 },
  subtitle1: { fontSize: "0.9375rem", lineHeight: 1.5, fontWeight: 550 },
  subtitle2: { fontSize: "0.875rem", lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: "0.875rem", lineHeight: 1.55 },
  body2: { fontSize: "0.8125rem", lineHeight: 1.55 },
  caption: { fontSize: "0.75rem", lineHeight: 1.5 },
  overline: { fontSize: "0.6875rem", lineHeight: 1.6, fontWeight: 600, letterSpacing: "0.06em" },
};

/** Below this width in pixels, which the specification defines as a phone, the sidebar closes. */
export const phoneBelow = 992;

interface Dress {
  mode: "light" | "dark";
  colour: string;
  size: Size;
}
const made = new Map<string, Theme>();

/** Returns the theme in a member's colour and size; each is created once. */
export function createAppTheme({ mode, colour, size }: Dress): Theme {
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
export const themes = {
  light: createAppTheme({ mode: "light", colour: defaultColour, size: "mini" }),
  dark: createAppTheme({ mode: "dark", colour: defaultColour, size: "mini" }),
} as const;
