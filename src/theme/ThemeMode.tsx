import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createAppTheme } from "../../framework/admin/theme/createAppTheme.ts";
import { appearance } from "./appearance.ts";

/** Applies the light, dark or system theme, in the member's colour and size. */
export function ThemeMode({ children }: { children: ReactNode }) {
  const { mode, colour, size } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const prefersDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const shown = mode === "system" ? (prefersDark ? "dark" : "light") : mode;
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  return (
    <ThemeProvider theme={createAppTheme({ mode: shown, colour, size })}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
