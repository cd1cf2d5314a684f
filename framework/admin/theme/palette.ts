import type { PaletteOptions } from "@mui/material/styles";
import { darkTokens, defaultAccent, lightTokens, type ModeTokens } from "./tokens.ts";

const shared = ({ canvas, surface, ink, ink2, line }: ModeTokens) => ({
  background: { default: canvas, paper: surface },
  text: { primary: ink, secondary: ink2 },
  divider: line,
});

/**
 * The default accent colour, greys for everything else; every combination of text and background
 * reaches WCAG AA.
 */
export const light: PaletteOptions = {
  mode: "light",
  ...shared(lightTokens),
  primary: {
    main: defaultAccent.light,
    light: "#1b8192",
    dark: "#0a4d5a",
    contrastText: "#ffffff",
  },
  secondary: { main: "#4c5c64", light: "#73818c", dark: "#333f48", contrastText: "#ffffff" },
  error: { main: "#b3261e", dark: "#a01f1b", contrastText: "#ffffff" },
  warning: { main: "#8a5600", dark: "#734800", contrastText: "#ffffff" },
  info: { main: "#1d629a", dark: "#175381", contrastText: "#ffffff" },
  success: { main: "#1b6e43", dark: "#17603a", contrastText: "#ffffff" },
  action: {
    hover: "rgba(20, 35, 42, 0.04)",
    selected: "rgba(14, 97, 112, 0.08)",
    focus: "rgba(14, 97, 112, 0.12)",
  },
};
export const dark: PaletteOptions = {
  mode: "dark",
  ...shared(darkTokens),
  primary: { main: defaultAccent.dark, light: "#7fd3e1", dark: "#3a9db4", contrastText: "#06252b" },
  secondary: { main: "#adbbc1", light: "#c7d1d8", dark: "#84929d", contrastText: "#14191d" },
  error: { main: "#ffb0a6", contrastText: "#2d0907" },
  warning: { main: "#f6cd7e", contrastText: "#2b1a00" },
  info: { main: "#9fcdf2", contrastText: "#07203c" },
  success: { main: "#82d8a8", contrastText: "#08240e" },
  action: {
    hover: "rgba(233, 239, 241, 0.05)",
    selected: "rgba(92, 194, 211, 0.14)",
    focus: "rgba(92, 194, 211, 0.18)",
  },
};
