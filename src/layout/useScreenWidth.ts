import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

export type ScreenWidth = "phone" | "tablet" | "desk";

/** Returns the kind of screen by the width of the window: below 600 and below 900 pixels. */
export function useScreenWidth(): ScreenWidth {
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const isTablet = useMediaQuery(breakpoints.down("md"), { noSsr: true });
  return isPhone ? "phone" : isTablet ? "tablet" : "desk";
}
