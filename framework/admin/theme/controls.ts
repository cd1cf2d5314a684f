import { createElement } from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Components } from "./components.ts";
import { type Scale, switchInset } from "./scale.ts";
import { getToneTokens, lengths, tokens } from "./tokens.ts";
import { weights } from "./typography.ts";

/** Minimum sizes for touch; controls are closer together for a mouse. */
const forTouch = {
  "@media (pointer: coarse)": { minHeight: lengths.touch, minWidth: lengths.touch },
} as const;

/** The box of a checkbox and the circle of a radio button are larger than icons. */
const boxIcon = { "& .MuiSvgIcon-root": { fontSize: 20 } } as const;

/** The focus has a ring: a ripple within it would be a second mark. */
const quietFocus = { disableFocusRipple: true } as const;

/** Height of a line of text in a field. */
const line = 20;
/** A field that is touched is as high as a button. */
const touchPadding = (lengths.touch - line) / 2;

/** Buttons and fields. A field's label is above it, and does not move. */
export const controls = ({ control, tool }: Scale): Components => {
  const padding = (control - line) / 2;
  return {
    MuiButton: {
      defaultProps: { size: "small", disableElevation: true, ...quietFocus },
      styleOverrides: {
        root: { textTransform: "none", whiteSpace: "nowrap" },
        startIcon: { "& > *:nth-of-type(1)": { fontSize: 16 } },
        endIcon: { "& > *:nth-of-type(1)": { fontSize: 16 } },
        sizeSmall: { minHeight: control, padding: "4px 12px", ...forTouch },
        outlined: ({ ownerState }) => ({
          borderColor: tokens.strongLine,
          backgroundColor: tokens.surface,
          ...(ownerState.color === "primary" || ownerState.color === "inherit"
            ? { color: tokens.ink }
            : {}),
        }),
        contained: { fontWeight: 600 },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          // The input of a checkbox or a switch has the focus, and is transparent.
          "&:focus-visible, &:has(> input:focus-visible)": {
            outline: `2px solid ${tokens.focus}`,
            outlineOffset: 2,
          },
        },
      },
    },
    MuiButtonGroup: {
      defaultProps: { size: "small", disableElevation: true, ...quietFocus },
      styleOverrides: { grouped: forTouch },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          // The track of a switch begins at the edge of the fields above it.
          "&:has(> .MuiSwitch-root)": { marginLeft: -switchInset },
          "@media (pointer: coarse)": { minHeight: lengths.touch },
        },
      },
    },
    MuiToggleButtonGroup: { defaultProps: { size: "small" } },
    MuiToggleButton: {
      defaultProps: quietFocus,
      styleOverrides: { root: { textTransform: "none", ...forTouch } },
    },
    MuiIconButton: {
      defaultProps: { size: "small", ...quietFocus },
      styleOverrides: {
        root: { borderRadius: 8, ...forTouch },
        sizeSmall: { padding: tool },
      },
    },
    MuiTextField: { defaultProps: { size: "small", variant: "outlined", margin: "dense" } },
    MuiFormControl: { defaultProps: { size: "small", variant: "outlined", margin: "dense" } },
    MuiSelect: { defaultProps: { size: "small", IconComponent: ChevronDownIcon } },
    MuiAutocomplete: {
      defaultProps: {
        size: "small",
        popupIcon: createElement(ChevronDownIcon, { fontSize: "small" }),
        clearIcon: createElement(CloseIcon, { fontSize: "small" }),
      },
      styleOverrides: {
        inputRoot: {
          "&.MuiOutlinedInput-root.MuiInputBase-sizeSmall": {
            paddingTop: padding - 2.5,
            paddingBottom: padding - 2.5,
            "@media (pointer: coarse)": { minHeight: lengths.touch },
          },
        },
        paper: { borderRadius: 10, boxShadow: tokens.popoverShadow },
        // A chosen value is removed by its chip.
        tag: { "@media (pointer: coarse)": { height: lengths.touch } },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: "static",
          transform: "none",
          maxWidth: "100%",
          marginBottom: 4,
          fontSize: "0.8125rem",
          lineHeight: 20 / 13,
          fontWeight: weights.medium,
          pointerEvents: "auto",
          "&, &.Mui-focused, &.Mui-error": { color: tokens.ink },
        },
      },
    },
    // Optional fields are marked, and required ones are not.
    MuiFormLabel: { styleOverrides: { asterisk: { display: "none" } } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: tokens.surface,
          fontSize: "0.8125rem",
          [theme.breakpoints.down("sm")]: { fontSize: "1rem" },
          "&.Mui-error": {
            backgroundColor: `color-mix(in srgb, ${getToneTokens("error").background} 45%, ${tokens.surface})`,
          },
          "&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline": {
            borderColor: tokens.ink3,
          },
        }),
        notchedOutline: {
          top: 0,
          borderColor: tokens.fieldLine,
          "& legend": { display: "none" },
        },
        // As dark as a help text: Material's placeholders are paler than can be read.
        input: { "&::placeholder": { color: tokens.ink3, opacity: 1 } },
        inputSizeSmall: {
          height: line,
          paddingTop: padding,
          paddingBottom: padding,
          "@media (pointer: coarse)": { paddingTop: touchPadding, paddingBottom: touchPadding },
          "&.MuiInputBase-inputMultiline": { height: "auto" },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginLeft: 0,
          marginRight: 0,
          "&:not(.Mui-error)": { color: tokens.ink3 },
        },
      },
    },
    MuiCheckbox: {
      defaultProps: { size: "small", ...quietFocus },
      styleOverrides: { root: { ...forTouch, ...boxIcon } },
    },
    MuiMenuItem: {
      styleOverrides: { root: { fontSize: "0.8125rem", minHeight: 32, ...forTouch } },
    },
    MuiPaginationItem: {
      defaultProps: { slots: { previous: ChevronLeftIcon, next: ChevronRightIcon } },
      styleOverrides: { page: forTouch, previousNext: forTouch },
    },
    MuiRadio: { defaultProps: { size: "small", ...quietFocus }, styleOverrides: { root: boxIcon } },
    MuiSwitch: { defaultProps: { size: "small", ...quietFocus } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 34 } } },
  };
};
