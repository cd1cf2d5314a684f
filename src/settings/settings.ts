import { type Size, sizes } from "../../framework/admin/theme/scale.ts";
import { defaultColour, type Mode, modes } from "../theme/appearance.ts";

/** Settings of the layout around the screens. */
export interface Settings {
  mode: Mode;
  /** `#rrggbb`; it is adjusted when rendered so that it stays readable on the background. */
  colour: string;
  size: Size;
  tabs: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Whether keys that are single characters work, such as J and K. */
  letters: boolean;
}
export const defaultSettings: Settings = {
  mode: "system",
  colour: defaultColour,
  size: "mini",
  tabs: true,
  fixedHeader: true,
  sidebarLogo: true,
  letters: true,
};
export const getSettingKey = (name: keyof Settings): string => `settings.${name}`;

const readBoolean = (raw: unknown) => (typeof raw === "boolean" ? raw : undefined);
const readers: { readonly [K in keyof Settings]: (raw: unknown) => Settings[K] | undefined } = {
  mode: (raw) => modes.find((mode) => mode === raw),
  colour: (raw) => (typeof raw === "string" && /^#[0-9a-f]{6}$/i.test(raw) ? raw : undefined),
  size: (raw) => sizes.find((size) => size === raw),
  tabs: readBoolean,
  fixedHeader: readBoolean,
  sidebarLogo: readBoolean,
  letters: readBoolean,
};
/** Returns a stored setting, or the default when it is invalid. */
export const readSetting = <K extends keyof Settings>(name: K, raw: unknown): Settings[K] =>
  readers[name](raw) ?? defaultSettings[name];
