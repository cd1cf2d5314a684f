import type { ThemeOptions } from "@mui/material/styles";
import { createElement } from "react";
import { ChevronDownIcon } from "../../framework/admin/icons/ChevronDownIcon.ts";
import { ChevronLeftIcon } from "../../framework/admin/icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../../framework/admin/icons/ChevronRightIcon.ts";
import { CloseIcon } from "../../framework/admin/icons/CloseIcon.ts";
import { alertIcons } from "./alertIcons.ts";
import type { Scale } from "./scale.ts";

/**
 * The type that `createTheme` accepts: with MUI's two equivalent types, the compiler takes half a
 * minute to compare.
 */
type Themed = NonNullable<ThemeOptions["components"]>;

/** Minimum sizes for touch; controls are closer together for a mouse. */
const forThumbs = { "@media (pointer: coarse)": { minHeight: 44, minWidth: 44 } } as const;

/** The box of a checkbox and the circle of a radio button are larger than icons. */
const boxIcon = { "& .MuiSvgIcon-root": { fontSize: 20 } } as const;

/**
 * Dense by default: a merchant reads many rows and fills many fields. A larger size can be
 * selected.
 */
export const componentsIn = ({ button, field, cell, tool, tab }: Scale): Themed => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: "tabular-nums" },
      ":focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      "main:focus": { outline: "none" },
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
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiCard: {
    defaultProps: { variant: "outlined" },
  },
  MuiMenu: { defaultProps: { elevation: 4 } },
  MuiPopover: { defaultProps: { elevation: 4 } },
  MuiDialog: { defaultProps: { PaperProps: { elevation: 8 } } },
  MuiButton: {
    defaultProps: { size: "small", disableElevation: true },
    styleOverrides: {
      root: { textTransform: "none", fontWeight: 600, whiteSpace: "nowrap" },
      startIcon: { "& > *:nth-of-type(1)": { fontSize: 16 } },
      endIcon: { "& > *:nth-of-type(1)": { fontSize: 16 } },
      sizeSmall: { minHeight: button, padding: "4px 12px", ...forThumbs },
    },
  },
  MuiButtonGroup: { defaultProps: { size: "small", disableElevation: true } },
  MuiToggleButtonGroup: { defaultProps: { size: "small" } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: "none", ...forThumbs } } },
  MuiIconButton: {
    defaultProps: { size: "small" },
    styleOverrides: { sizeSmall: { padding: tool, ...forThumbs } },
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
          paddingTop: field - 2.5,
          paddingBottom: field - 2.5,
        },
      },
      // The popup of options is raised above the form.
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: theme.shadows[6],
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper }),
      inputSizeSmall: { paddingTop: field, paddingBottom: field },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      sizeSmall: {
        "&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)": {
          transform: `translate(14px, ${field + 0.5}px)`,
        },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: "small" },
    styleOverrides: { root: { ...forThumbs, ...boxIcon } },
  },
  MuiMenuItem: { styleOverrides: { root: forThumbs } },
  MuiPaginationItem: {
    defaultProps: { slots: { previous: ChevronLeftIcon, next: ChevronRightIcon } },
    styleOverrides: { page: forThumbs, previousNext: forThumbs },
  },
  MuiRadio: { defaultProps: { size: "small" }, styleOverrides: { root: boxIcon } },
  MuiSwitch: { defaultProps: { size: "small" } },
  MuiChip: {
    defaultProps: { size: "small", deleteIcon: createElement(CloseIcon) },
    styleOverrides: { root: { fontWeight: 500, borderRadius: 6 } },
  },
  MuiTable: { defaultProps: { size: "small" } },
  MuiTableCell: {
    styleOverrides: {
      sizeSmall: { paddingTop: cell, paddingBottom: cell },
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: tab } } },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: tab, textTransform: "none", fontWeight: 600, padding: "8px 14px" },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, enterNextDelay: 200 } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 34 } } },
  MuiAlert: {
    defaultProps: { iconMapping: alertIcons },
    styleOverrides: { root: { alignItems: "center" } },
  },
  MuiLink: { defaultProps: { underline: "hover" } },
});
