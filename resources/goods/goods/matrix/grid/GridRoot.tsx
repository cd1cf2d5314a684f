import { alpha, styled } from "@mui/material/styles";
import { Image, X } from "lucide";
import { getToneTokens } from "../../../../../framework/admin/theme/tokens.ts";
import { iconUrl } from "./iconUrl.ts";

/**
 * Styles every cell in one place: no cell has styles of its own, which makes two hundred rows fast.
 */
export const GridRoot = styled("div", { name: "MarkethallMatrix", slot: "root" })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const tint = theme.palette.primary.main;
  const quiet = alpha(theme.palette.text.secondary, 0.6);
  const layer = (color: string) => `linear-gradient(${color}, ${color})`;
  return {
    position: "relative",
    // Isolates the grid's layers, so that they do not cover the bar below the form.
    isolation: "isolate",
    overflow: "auto",
    colorScheme: theme.palette.mode,
    maxHeight: "min(70dvh, 720px)",
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    ...theme.typography.body2,
    "--row": "34px",
    "@media (pointer: coarse)": { "--row": "44px" },
    // A cell scrolled into view must not be covered by the head, the foot or the names.
    scrollPadding: "40px 8px 40px var(--names)",
    "& [role=row]": {
      display: "grid",
      gridTemplateColumns: "var(--columns)",
      gridTemplateRows: "var(--row)",
      width: "100%",
      minWidth: "var(--least)",
    },
    // Rows out of view are neither painted nor layered, except rows whose content overflows into
    // others.
    "& .contained": { contentVisibility: "auto", containIntrinsicSize: "auto var(--row)" },
    "& [role=row] > *": {
      boxSizing: "border-box",
      minWidth: 0,
      height: "var(--row)",
      padding: "0 8px",
      display: "flex",
      alignItems: "center",
      // Cells neither clip nor have a position: each of 1,600 would be a paint layer. Their text is
      // clipped, which needs no scroll container.
      whiteSpace: "nowrap",
      borderBottom: `1px solid ${palette.divider}`,
      borderInlineEnd: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    "& [role=gridcell]": { cursor: "cell", userSelect: "none", outline: "none" },
    "& .number": { justifyContent: "flex-end", fontVariantNumeric: "tabular-nums" },
    "& .text": { overflow: "clip", textOverflow: "ellipsis" },
    "& .hint": {
      color: palette.text.secondary,
      fontStyle: "italic",
      overflow: "clip",
      textOverflow: "ellipsis",
    },
    "& [role=row] > .name": { position: "static", fontWeight: 500 },
    // Each sticky element is a layer of its own, and hundreds are expensive: only used when the
    // grid scrolls.
    "&[data-scrolls] [role=row] > .name": { position: "sticky", zIndex: 2 },
    // A name that spans several rows is shown once, and remains in view while any of these rows is.
    "& [role=row] > .name.tall": { alignItems: "flex-start", overflow: "clip" },
    "& .tall > .text": { position: "sticky", top: 38, lineHeight: "calc(var(--row) - 2px)" },
    "& [role=row] > .name.said, &[data-scrolls] [role=row] > .name.said": {
      position: "static",
      border: 0,
      backgroundColor: "transparent",
      pointerEvents: "none",
    },
    "& [role=row] > .name.wrapping": {
      alignItems: "center",
      whiteSpace: "normal",
      lineHeight: 1.12,
      overflowWrap: "anywhere",
      // Fits three lines for a variant of three attributes.
      fontSize: "0.75rem",
    },
    "& .head": { position: "sticky", top: 0, zIndex: 3, gridTemplateRows: "38px !important" },
    "& [role=row] > [role=columnheader]": {
      height: 38,
      alignItems: "center",
      fontWeight: 600,
      lineHeight: 1.15,
      whiteSpace: "normal",
      color: palette.text.secondary,
    },
    "& .foot": { position: "sticky", bottom: 0, zIndex: 3, fontWeight: 600 },
    "& .foot > *": { borderTop: `1px solid ${palette.divider}`, borderBottom: 0 },
    // Like a changed input of the form.
    "& .changed": { backgroundColor: getToneTokens("warning").background },
    "& .selected": { backgroundImage: layer(alpha(tint, 0.12)) },
    "& .wrong": {
      position: "relative",
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
      backgroundImage: layer(alpha(theme.palette.error.main, 0.08)),
    },
    "& .wrong::after": {
      content: '""',
      position: "absolute",
      top: 0,
      right: 0,
      border: "4px solid transparent",
      borderTopColor: palette.error.main,
      borderRightColor: palette.error.main,
    },
    "& .active": { boxShadow: `inset 0 0 0 1px ${palette.text.secondary}` },
    "& [role=gridcell]:focus-visible, & [role=gridcell]:focus, & .editing": {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      position: "relative",
      zIndex: 1,
    },
    "& .editing": { padding: "0 !important" },
    "& .box": {
      all: "unset",
      boxSizing: "border-box",
      width: "100%",
      height: "100%",
      padding: "0 8px",
      cursor: "text",
      userSelect: "text",
    },
    "& .number .box": { textAlign: "end" },
    "& .picture": {
      justifyContent: "center",
      padding: "2px !important",
      color: palette.text.secondary,
    },
    "& .picture img": {
      width: "calc(var(--row) - 6px)",
      height: "calc(var(--row) - 6px)",
    },
    "& .picture.none": {
      backgroundImage: iconUrl(Image, quiet),
      backgroundPosition: "center",
      backgroundSize: "18px",
      backgroundRepeat: "no-repeat",
      "&.selected": {
        backgroundImage: `${iconUrl(Image, quiet)}, ${layer(alpha(tint, 0.12))}`,
        backgroundSize: "18px, auto",
      },
    },
    "& .trail": { justifyContent: "center", padding: "0 !important" },
    "& .out": {
      all: "unset",
      width: "100%",
      height: "100%",
      background: `${iconUrl(X, theme.palette.text.secondary)} center / 16px no-repeat`,
      cursor: "pointer",
      // The line of the cell takes a pixel of the target.
      "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 },
    },
    "& .out:hover": { backgroundImage: iconUrl(X, theme.palette.error.main) },
    // Avoids a clip path, which would add a layer per element.
    "& .unseen": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
  };
});
