import { createElement } from "react";
import type { Tone } from "../../schema/index.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { alertIcons } from "./alertIcons.ts";
import type { Components } from "./components.ts";
import type { Scale } from "./scale.ts";
import {
  darkTokens,
  getToneTokens,
  lightTokens,
  listCustomProperties,
  motion,
  tokens,
} from "./tokens.ts";
import { weightProperties, weights } from "./typography.ts";

/** The system's sans-serif at Inter's width and height. */
const fallbackFont = {
  fontFamily: "Inter Fallback",
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  ascentOverride: "90.44%",
  descentOverride: "22.52%",
  lineGapOverride: "0%",
  sizeAdjust: "107.12%",
};

/** A window as narrow as a phone. */
const phone = "@media (max-width: 599.95px)";

/** An alert has the colours of the chip of its tone, in both modes. */
function colourAlert(tone: Tone) {
  const { background, text } = getToneTokens(tone);
  return { backgroundColor: background, color: text, "& .MuiAlert-icon": { color: text } };
}

/** The page, cards, overlays, tables, tabs and labels. */
export const surfaces = ({ cell, tab }: Scale): Components => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ...weightProperties,
      ":root": {
        ...weightProperties[":root"],
        ...listCustomProperties(
          theme.palette.mode === "dark" ? darkTokens : lightTokens,
          theme.palette.primary,
        ),
      },
      "@font-face": fallbackFont,
      body: { WebkitFontSmoothing: "antialiased" },
      // The browser fills an empty checkbox of a dark page with a grey that looks disabled.
      ...(theme.palette.mode === "dark" && {
        "input[type=checkbox]:not(:checked, :indeterminate, .PrivateSwitchBase-input)": {
          appearance: "none",
          border: `1px solid ${tokens.fieldLine}`,
          borderRadius: 3,
        },
      }),
      "b, strong": { fontWeight: weights.strong },
      ":focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      "main:focus": { outline: "none" },
      [theme.breakpoints.down("sm")]: { body: { fontSize: "0.875rem" } },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          transitionDuration: "0.01ms !important",
        },
      },
    }),
  },
  MuiSvgIcon: {
    styleOverrides: { fontSizeSmall: { fontSize: 16 }, fontSizeMedium: { fontSize: 18 } },
  },
  MuiStepIcon: { styleOverrides: { root: { fontSize: 24 } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: "inherit" } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      outlined: { border: 0, boxShadow: tokens.cardShadow },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 10, boxShadow: tokens.popoverShadow },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 12, boxShadow: tokens.dialogShadow },
      // A question, a reason, a result; only a table that needs more is wider.
      paperWidthXs: { maxWidth: 440 },
      paperWidthSm: { maxWidth: 540 },
      paperWidthMd: { maxWidth: 700 },
      paperFullWidth: { [phone]: { margin: 16, width: "calc(100% - 32px)" } },
      paperFullScreen: { borderRadius: 0, [phone]: { margin: 0, width: "100%" } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: "1rem",
        lineHeight: 24 / 16,
        fontWeight: weights.title,
        padding: "18px 20px 6px",
        [phone]: { padding: "16px 16px 8px" },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: "6px 20px 18px", [phone]: { padding: "4px 16px 16px" } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: "12px 20px",
        borderTop: `1px solid ${tokens.line}`,
        backgroundColor: tokens.sunken,
        // A bar of buttons as wide as the dialog, the one that confirms at the bottom.
        [phone]: {
          flexDirection: "column",
          alignItems: "stretch",
          gap: 8,
          padding: 16,
          "& > :not(style) ~ :not(style)": { marginLeft: 0 },
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ ownerState }) => (ownerState.invisible ? {} : { backgroundColor: tokens.scrim }),
    },
  },
  MuiChip: {
    defaultProps: { size: "small", deleteIcon: createElement(CloseIcon) },
    styleOverrides: {
      root: { fontWeight: weights.medium, borderRadius: 6 },
      clickable: {
        "@media (pointer: coarse)": {
          position: "relative",
          zIndex: 0,
          // Below what the chip holds, such as the icon that removes it.
          "&::after": { content: '""', position: "absolute", inset: -12, zIndex: -1 },
        },
      },
    },
  },
  MuiTable: { defaultProps: { size: "small" } },
  MuiTableCell: {
    styleOverrides: {
      sizeSmall: { padding: `${cell}px 8px` },
      root: { borderColor: tokens.line },
      // Figures below each other are compared.
      alignRight: { fontVariantNumeric: "tabular-nums" },
      head: {
        backgroundColor: tokens.sunken,
        color: tokens.ink2,
        fontSize: "0.75rem",
        fontWeight: weights.medium,
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: tab } } },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: { minHeight: tab, textTransform: "none", padding: "8px 12px" },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 200 },
    styleOverrides: {
      tooltip: {
        backgroundColor: tokens.bar,
        color: tokens.onBar,
        fontSize: "0.75rem",
        fontWeight: weights.medium,
        transitionDuration: motion.fast,
      },
    },
  },
  // Near the surface in both modes, so that nothing gets darker when it has loaded.
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: `color-mix(in srgb, ${tokens.ink} 6%, ${tokens.surface})` },
    },
  },
  MuiAlert: {
    defaultProps: { iconMapping: alertIcons },
    styleOverrides: {
      root: { alignItems: "center" },
      standardInfo: colourAlert("info"),
      standardSuccess: colourAlert("success"),
      standardWarning: colourAlert("warning"),
      standardError: colourAlert("error"),
    },
  },
  MuiLink: { defaultProps: { underline: "hover" } },
});
