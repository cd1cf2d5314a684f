import { styled } from "@mui/material/styles";
import { tallViewport } from "../../fillHeight.ts";

/** The table of a month; on a phone, a list of the days that have records. */
export const CalendarGrid = styled("table")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    backgroundColor: palette.background.paper,
    [tallViewport]: { flex: 1 },
    // The names of weekdays are above the numbers of days.
    "& th": {
      padding: "4px 10px",
      fontWeight: 600,
      textAlign: "start",
      color: palette.text.secondary,
    },
    "& td": {
      height: 96,
      padding: 4,
      verticalAlign: "top",
      border: `1px solid ${palette.divider}`,
    },
    "& td.outside": { backgroundColor: palette.action.hover },
    "& .day": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minWidth: 24,
      height: 24,
      borderRadius: 12,
      "&:focus-visible": { outline: `2px solid ${palette.primary.main}` },
    },
    "& td.outside .day": { color: palette.text.secondary },
    "& .today": { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    "& td.outside .today": { color: palette.primary.contrastText },
    "& ul": { listStyle: "none", margin: "2px 0 0", padding: 0 },
    "& li a": {
      // In the narrow days of a month, the detail is below the name.
      display: "flex",
      flexWrap: "wrap",
      gap: "0 6px",
      padding: "2px 6px",
      marginBottom: 2,
      borderRadius: 4,
      color: palette.text.primary,
      backgroundColor: palette.action.selected,
      textDecoration: "none",
      "&:hover": { textDecoration: "underline" },
      "& .name": {
        flex: "1 1 112px",
        minWidth: 0,
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 2,
        overflow: "hidden",
        overflowWrap: "anywhere",
      },
      "& .detail": { whiteSpace: "nowrap" },
    },
    "& li .more": {
      ...theme.typography.body2,
      padding: "2px 6px",
      border: 0,
      borderRadius: 4,
      background: "none",
      color: palette.primary.main,
      cursor: "pointer",
      "&:hover": { textDecoration: "underline" },
    },
    [theme.breakpoints.down("sm")]: {
      "& thead": {
        position: "absolute",
        width: 1,
        height: 1,
        overflow: "hidden",
        clip: "rect(0 0 0 0)",
      },
      "&, & tbody, & tr, & td": { display: "block" },
      "& td": { height: "auto", borderWidth: "0 0 1px", padding: "8px 4px" },
      "& td[data-empty], & td.outside": { display: "none" },
      "& .short": { display: "none" },
      "& .day": { padding: "0 8px", fontWeight: 600 },
      "& li a": { padding: "8px", marginBottom: 4 },
    },
    [theme.breakpoints.up("sm")]: {
      "& .long": { display: "none" },
    },
  };
});
