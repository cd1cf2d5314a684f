import type { Components, Theme } from "@mui/material/styles";

/** Dense by default: a merchant reads many rows and fills many fields. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: "tabular-nums" },
      ":focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      "main:focus": { outline: "none" },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
      },
    }),
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: "inherit" } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
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
      sizeSmall: { minHeight: 32, padding: "4px 12px" },
    },
  },
  MuiButtonGroup: { defaultProps: { size: "small", disableElevation: true } },
  MuiToggleButtonGroup: { defaultProps: { size: "small" } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: "none" } } },
  MuiIconButton: { defaultProps: { size: "small" } },
  MuiTextField: { defaultProps: { size: "small", variant: "outlined", margin: "dense" } },
  MuiFormControl: { defaultProps: { size: "small", variant: "outlined", margin: "dense" } },
  MuiSelect: { defaultProps: { size: "small" } },
  MuiAutocomplete: { defaultProps: { size: "small" } },
  MuiOutlinedInput: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper }) } },
  MuiCheckbox: { defaultProps: { size: "small" } },
  MuiRadio: { defaultProps: { size: "small" } },
  MuiSwitch: { defaultProps: { size: "small" } },
  MuiChip: { defaultProps: { size: "small" }, styleOverrides: { root: { fontWeight: 500, borderRadius: 6 } } },
  MuiTable: { defaultProps: { size: "small" } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, textTransform: "none", fontWeight: 600, padding: "8px 14px" } } },
  MuiTooltip: { defaultProps: { enterDelay: 400, enterNextDelay: 200 } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 34 } } },
  MuiAlert: { styleOverrides: { root: { alignItems: "center" } } },
  MuiLink: { defaultProps: { underline: "hover" } },
};
