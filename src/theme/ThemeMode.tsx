import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { themes } from "./theme.ts";

export const modes = ["light", "dark", "system"] as const;
export type Mode = (typeof modes)[number];

/** Read by `public/theme.js` too, before anything is painted. */
const storageKey = "markethall.theme";
const readMode = (): Mode => modes.find((mode) => mode === localStorage.getItem(storageKey)) ?? "system";

const ModeContext = createContext<{ mode: Mode; setMode: (mode: Mode) => void }>({ mode: "system", setMode: () => {} });
export const useThemeMode = () => useContext(ModeContext);

/** Light, dark, or as the system is; the choice is kept in this browser. */
export function ThemeMode({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState(readMode);
  const prefersDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const shown = mode === "system" ? (prefersDark ? "dark" : "light") : mode;
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  const value = useMemo(
    () => ({
      mode,
      setMode: (chosen: Mode) => {
        localStorage.setItem(storageKey, chosen);
        setMode(chosen);
      },
    }),
    [mode],
  );
  return (
    <ModeContext.Provider value={value}>
      <ThemeProvider theme={themes[shown]}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </ModeContext.Provider>
  );
}
