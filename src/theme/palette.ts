import type { PaletteOptions } from "@mui/material/styles";

export const petrol = { light: "#0e6377", dark: "#63c3d8" } as const;

/**
 * Petrol as the accent colour, greys for everything else; every combination of text and background
 * reaches WCAG AA.
 */
export const light: PaletteOptions = {
  mode: "light",
  primary: { main: petrol.light, light: "#3f8597", dark: "#094857", contrastText: "#ffffff" },
  secondary: { main: "#4d5b66", light: "#73818c", dark: "#333f48", contrastText: "#ffffff" },
  error: { main: "#b3261e", contrastText: "#ffffff" },
  warning: { main: "#9a5b00", contrastText: "#ffffff" },
  info: { main: "#1f5fa8", contrastText: "#ffffff" },
  success: { main: "#2a7037", contrastText: "#ffffff" },
  background: { default: "#f5f6f7", paper: "#ffffff" },
  text: { primary: "#1b2227", secondary: "#55616b", disabled: "#8b959d" },
  divider: "#e2e6e9",
  action: {
    hover: "rgba(27, 34, 39, 0.04)",
    selected: "rgba(14, 99, 119, 0.10)",
    focus: "rgba(14, 99, 119, 0.14)",
  },
};
export const dark: PaletteOptions = {
  mode: "dark",
  primary: { main: petrol.dark, light: "#92d9e8", dark: "#3a9db4", contrastText: "#06252d" },
  secondary: { main: "#a9b6c0", light: "#c7d1d8", dark: "#84929d", contrastText: "#14191d" },
  error: { main: "#f2867e", contrastText: "#2d0907" },
  warning: { main: "#e5ab55", contrastText: "#2b1a00" },
  info: { main: "#82b6ee", contrastText: "#07203c" },
  success: { main: "#7fc48b", contrastText: "#08240e" },
  background: { default: "#12171b", paper: "#1a2025" },
  text: { primary: "#e5eaed", secondary: "#a1adb6", disabled: "#6d7981" },
  divider: "#2c353c",
  action: {
    hover: "rgba(229, 234, 237, 0.06)",
    selected: "rgba(99, 195, 216, 0.16)",
    focus: "rgba(99, 195, 216, 0.2)",
  },
};
