import type { ThemeOptions } from "@mui/material/styles";
import { controls } from "./controls.ts";
import type { Scale } from "./scale.ts";
import { surfaces } from "./surfaces.ts";

/**
 * The type that `createTheme` accepts: with MUI's two equivalent types, the compiler takes half a
 * minute to compare.
 */
export type Components = NonNullable<ThemeOptions["components"]>;

/**
 * Dense by default: a member reads many rows and fills many fields. A larger size can be
 * selected.
 */
export const componentsIn = (scale: Scale): Components => ({
  ...surfaces(scale),
  ...controls(scale),
});
