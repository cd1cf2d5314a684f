import type { ThemeOptions } from "@mui/material/styles";

/**
 * Inter, then the system's fonts: Latin first, then Chinese and Khmer. "Inter Fallback" is the
 * system's sans-serif at Inter's width, so that nothing moves when Inter arrives.
 */
const fontFamily = [
  "Inter",
  '"Inter Fallback"',
  '"PingFang SC"',
  '"PingFang TC"',
  '"Microsoft YaHei"',
  '"Microsoft JhengHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Noto Sans TC"',
  '"Noto Sans Khmer"',
  "system-ui",
  "sans-serif",
].join(",");

/** Font weights of Inter: text, labels, names and figures, titles of cards, titles. */
export const latinWeights = {
  text: 430,
  medium: 540,
  strong: 620,
  heading: 640,
  title: 660,
} as const;

/**
 * Font weights of Chinese. The system's fonts have few weights, and a label of 540 would become as
 * bold as a title.
 */
const chineseWeights = { text: 400, medium: 500, strong: 600, heading: 600, title: 600 } as const;

/** The font weights as CSS values, which follow the page's language. */
export const weights = {
  text: "var(--weight-text)",
  medium: "var(--weight-medium)",
  strong: "var(--weight-strong)",
  heading: "var(--weight-heading)",
  title: "var(--weight-title)",
} as const;

const toProperties = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--weight-${name}`, value]));

/** The custom properties of the font weights, by selector. */
export const weightProperties = {
  ":root": toProperties(latinWeights),
  ":root:lang(zh)": toProperties(chineseWeights),
};

const tight = { fontWeight: weights.title, letterSpacing: "-0.018em" };

export const typography: ThemeOptions["typography"] = {
  fontFamily,
  fontSize: 13,
  htmlFontSize: 16,
  fontWeightRegular: weights.text,
  fontWeightMedium: weights.medium,
  fontWeightBold: weights.strong,
  // A figure, the title of a page, of a dialog, of a card, of a part of a card.
  h1: { ...tight, fontSize: "1.25rem", lineHeight: 28 / 20 },
  h2: { ...tight, fontSize: "1.25rem", lineHeight: 28 / 20 },
  h3: { ...tight, fontSize: "1.5rem", lineHeight: 32 / 24 },
  h4: { ...tight, fontSize: "1rem", lineHeight: 24 / 16, letterSpacing: "-0.012em" },
  h5: {
    fontSize: "0.875rem",
    lineHeight: 20 / 14,
    fontWeight: weights.heading,
    letterSpacing: "-0.006em",
  },
  h6: { fontSize: "0.8125rem", lineHeight: 20 / 13, fontWeight: weights.strong },
  subtitle1: { fontSize: "0.875rem", lineHeight: 20 / 14, fontWeight: weights.medium },
  subtitle2: { fontSize: "0.8125rem", lineHeight: 20 / 13, fontWeight: weights.strong },
  body1: { fontSize: "0.8125rem", lineHeight: 20 / 13 },
  body2: { fontSize: "0.8125rem", lineHeight: 20 / 13 },
  button: { fontSize: "0.8125rem", lineHeight: 20 / 13, fontWeight: weights.medium },
  caption: { fontSize: "0.75rem", lineHeight: 16 / 12 },
  overline: { fontSize: "0.6875rem", lineHeight: 1.6, fontWeight: 600, letterSpacing: "0.06em" },
};
