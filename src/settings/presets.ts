import { defaultColour } from "../theme/appearance.ts";

/** Preset accent colours; any other colour may be chosen too. */
export const presets: readonly string[] = [
  defaultColour,
  "#2f5fd0",
  "#5b45c4",
  "#96348f",
  "#b3304a",
  "#b4531a",
  "#7a6a10",
  "#2c7a43",
  "#48525c",
];
