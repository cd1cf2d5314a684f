import type { Tone } from "../display/tones.ts";

/** The colours of a state's chip: its background, its text, and its mark. */
export interface ToneColours {
  background: string;
  text: string;
  mark: string;
}

/** The colours and shadows of one mode. */
export interface ModeTokens {
  /** The background of pages and of the sidebar. */
  canvas: string;
  side: string;
  /** The background of cards, of table heads, and of a row below the pointer or pressed. */
  surface: string;
  sunken: string;
  hover: string;
  pressed: string;
  /** Hairlines, the outlines of buttons, and the outlines of fields. */
  line: string;
  strongLine: string;
  fieldLine: string;
  /** Text: primary, secondary, and hints. */
  ink: string;
  ink2: string;
  ink3: string;
  focus: string;
  /** Attention: the count of work that has a deadline, and cells that were changed. */
  amber: string;
  onAmber: string;
  tones: Readonly<Record<Tone, ToneColours>>;
  /** Shadows of cards, popovers and dialogs, each with its hairline. */
  cardShadow: string;
  popoverShadow: string;
  dialogShadow: string;
  scrim: string;
  /** The bar of unsaved changes and the toast, dark in both modes. */
  bar: string;
  onBar: string;
}

/** The accent colour of an app that sets none, in each mode. */
export const defaultAccent = { light: "#0e6170", dark: "#5cc2d3" } as const;

export const lightTokens: ModeTokens = {
  canvas: "#f4f6f7",
  side: "#eceff1",
  surface: "#ffffff",
  sunken: "#f8fafa",
  hover: "#f4f7f8",
  pressed: "#e9eef0",
  line: "#e1e7e9",
  strongLine: "#cfd8db",
  fieldLine: "#87949a",
  ink: "#14232a",
  ink2: "#4c5c64",
  ink3: "#5a6971",
  focus: "#1487a0",
  amber: "#f4bb4a",
  onAmber: "#3d2600",
  tones: {
    success: { background: "#e2f4e8", text: "#17603a", mark: "#2a9d5f" },
    warning: { background: "#fdf0d3", text: "#734800", mark: "#b87508" },
    error: { background: "#fde9e7", text: "#a01f1b", mark: "#d2402f" },
    info: { background: "#e3f0fa", text: "#175381", mark: "#2f82c4" },
    neutral: { background: "#eaeff1", text: "#3f4f57", mark: "#7b8a92" },
  },
  cardShadow: "0 0 0 1px #e1e7e9, 0 1px 2px rgb(16 38 46 / 0.05)",
  popoverShadow:
    "0 0 0 1px rgb(16 38 46 / 0.08), 0 4px 8px -2px rgb(16 38 46 / 0.1), 0 12px 28px -6px rgb(16 38 46 / 0.16)",
  dialogShadow:
    "0 0 0 1px rgb(16 38 46 / 0.08), 0 12px 24px -6px rgb(16 38 46 / 0.16), 0 32px 64px -12px rgb(16 38 46 / 0.28)",
  scrim: "rgb(9 28 34 / 0.42)",
  bar: "#0b2a31",
  onBar: "#f0f7f8",
};

export const darkTokens: ModeTokens = {
  canvas: "#0f1619",
  side: "#0b1113",
  surface: "#172024",
  sunken: "#131b1f",
  hover: "#1c272b",
  pressed: "#233036",
  line: "#263339",
  strongLine: "#34444b",
  fieldLine: "#667880",
  ink: "#e9eff1",
  ink2: "#adbbc1",
  ink3: "#98a7ae",
  focus: "#74cfde",
  amber: "#f4bb4a",
  onAmber: "#3d2600",
  tones: {
    success: { background: "#12352a", text: "#82d8a8", mark: "#3fb37a" },
    warning: { background: "#3b2c0e", text: "#f6cd7e", mark: "#e7ab3a" },
    error: { background: "#43201e", text: "#ffb0a6", mark: "#ef6a5a" },
    info: { background: "#142f45", text: "#9fcdf2", mark: "#5aa7e0" },
    neutral: { background: "#273338", text: "#c3ced3", mark: "#84959c" },
  },
  cardShadow: "0 0 0 1px #263339",
  popoverShadow: "0 0 0 1px #34444b, 0 12px 28px -6px rgb(0 0 0 / 0.6)",
  dialogShadow: "0 0 0 1px #34444b, 0 32px 64px -12px rgb(0 0 0 / 0.75)",
  scrim: "rgb(2 7 9 / 0.62)",
  bar: "#0b2a31",
  onBar: "#f0f7f8",
};

/** Lengths that no mode changes, in pixels. */
export const lengths = {
  gutter: 24,
  widest: 1480,
  rail: 316,
  topBar: 52,
  sidebar: 210,
  touch: 44,
} as const;

/** Durations, and the curve that all motion follows. */
export const motion = {
  fast: "120ms",
  normal: "180ms",
  ease: "cubic-bezier(0.2, 0.8, 0.2, 1)",
} as const;

const toName = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the custom properties of a mode and an accent colour, for `:root`. */
export function listCustomProperties(
  { tones, ...values }: ModeTokens,
  accent: { main: string; contrastText: string },
): Record<string, string> {
  const entries = Object.entries(values).map(([key, value]) => [toName(key), value]);
  const toneEntries = Object.entries(tones).flatMap(([tone, colours]) =>
    Object.entries(colours).map(([part, value]) => [`--${tone}-${part}`, value]),
  );
  return {
    ...Object.fromEntries([...entries, ...toneEntries]),
    "--accent": accent.main,
    "--on-accent": accent.contrastText,
    "--accent-soft": `color-mix(in srgb, ${accent.main} 8%, ${values.surface})`,
    "--accent-soft-strong": `color-mix(in srgb, ${accent.main} 16%, ${values.surface})`,
  };
}

type TokenName =
  | Exclude<keyof ModeTokens, "tones">
  | "accent"
  | "onAccent"
  | "accentSoft"
  | "accentSoftStrong";

/**
 * The tokens as CSS values, such as `var(--ink)`. Components read these and no raw value, and do
 * not render again when the mode changes.
 *
 * @example
 * ```ts
 * const hint = { color: tokens.ink3, borderTop: `1px solid ${tokens.line}` };
 * ```
 */
export const tokens = Object.fromEntries(
  [...Object.keys(lightTokens), "accent", "onAccent", "accentSoft", "accentSoftStrong"].map(
    (key) => [key, `var(${toName(key)})`],
  ),
) as Readonly<Record<TokenName, string>>;

/** Returns the colours of a tone as CSS values. */
export const getToneTokens = (tone: Tone): ToneColours => ({
  background: `var(--${tone}-background)`,
  text: `var(--${tone}-text)`,
  mark: `var(--${tone}-mark)`,
});
