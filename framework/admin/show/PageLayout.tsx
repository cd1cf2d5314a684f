import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { lengths, tokens } from "../theme/tokens.ts";
import { touchArea } from "../theme/touchArea.ts";
import { BackLink } from "./BackLink.tsx";
import { usePageKeys } from "./usePageKeys.ts";

/** The primary action of the page. */
const primary = "[data-tools] .MuiButton-contained";
/** What is in the bar at the bottom of a phone: the primary action, or those of a decision. */
const barred = `:is(${primary}:not([data-decision] *), [data-tools] [data-decision])`;
/** The height of the bar with the primary action on a phone. */
const primaryBar = lengths.touch + 16;

const frame = (theme: Theme) => ({
  maxWidth: lengths.widest,
  width: "100%",
  "& section.MuiCard-root a:not(.MuiButtonBase-root)": touchArea,
  [theme.breakpoints.down("sm")]: {
    // Cards run from edge to edge.
    "& section.MuiCard-root": {
      mx: "calc(-1 * var(--gutter, 0px))",
      mb: 1,
      borderRadius: 0,
      borderInline: 0,
    },
    [`&:has(${barred}), &:has([data-save-bar])`]: { pb: `${primaryBar}px` },
  },
});

/** The width of every screen about one record. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Box sx={frame}>{children}</Box>
);

interface HeaderProps {
  title: ReactNode;
  /** Beside the title: the state. */
  mark?: ReactNode;
  /** Below the title: one line of facts. */
  note?: ReactNode;
  /** Opposite the title: the position in the list. */
  pager?: ReactNode;
  /** Opposite the title: buttons. */
  tools?: ReactNode;
  /** The page that the arrow before the title leads to, and its name. */
  back?: { to: string; name: string } | undefined;
}

/** As wide as the page, and stuck below the frame's bar or below that of unsaved changes. */
const header = (theme: Theme) => ({
  position: "sticky",
  top: "var(--frame-top, 0px)",
  zIndex: 3,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 1,
  minHeight: 62,
  mx: "calc(-1 * var(--gutter, 0px))",
  mt: "calc(-1 * var(--gutter-top, 0px))",
  mb: 2,
  px: "var(--gutter, 0px)",
  py: 1,
  backgroundColor: tokens.canvas,
  borderBottom: `1px solid ${tokens.line}`,
  [theme.breakpoints.up("sm")]: {
    "main:has([data-save-bar]) &": {
      top: `max(var(--frame-top, 0px), ${lengths.topBar}px)`,
    },
  },
  [theme.breakpoints.down("sm")]: {
    columnGap: 1,
    rowGap: 0,
    mb: 1,
    // The state and the facts are below the title, and so is the position in the list.
    "&::before": { content: '""', order: 3, flexBasis: "100%" },
    "& > nav": { order: 4, ml: "auto" },
    "&:has(> nav) [data-note]": { flexBasis: "100%" },
    // The primary action is in a bar at the bottom of the screen.
    [`&:has(${barred})::after`]: {
      content: '""',
      position: "fixed",
      insetInline: 0,
      bottom: "var(--bottom-bar, 0px)",
      height: primaryBar,
      backgroundColor: tokens.surface,
      borderTop: `1px solid ${tokens.line}`,
    },
    "& [data-decision] > *": { flex: "1 1 0", height: lengths.touch },
    [`& ${barred}`]: {
      position: "fixed",
      insetInline: 12,
      bottom: "calc(var(--bottom-bar, 0px) + 8px)",
      zIndex: 1,
      height: lengths.touch,
    },
  },
});

/** Title, state and buttons of a screen about one record; they stay in view. */
export function PageHeader({ title, mark, note, pager, tools, back }: HeaderProps) {
  const bar = usePageKeys(primary);
  return (
    <Box component="header" ref={bar} sx={header}>
      {back && <BackLink {...back} />}
      <Box sx={{ display: { xs: "contents", sm: "block" }, flex: "1 1 200px", minWidth: 0 }}>
        <Box
          sx={{
            display: { xs: "contents", sm: "flex" },
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 1,
          }}
        >
          <Typography
            variant="h2"
            component="h1"
            sx={{ flex: { xs: "1 1 0", sm: "0 1 auto" }, minWidth: 0, overflowWrap: "anywhere" }}
          >
            {title}
          </Typography>
          <Box sx={{ display: "flex", alignItems: "center", gap: 1, order: { xs: 4, sm: 0 } }}>
            {mark}
          </Box>
        </Box>
        {note && (
          <Typography
            variant="caption"
            component="div"
            data-note
            sx={{
              order: { xs: 5, sm: 0 },
              color: tokens.ink2,
              overflowWrap: "anywhere",
              // Links within a text differ from it by more than their colour.
              "& a": { textDecoration: "underline", ...touchArea },
            }}
          >
            {note}
          </Typography>
        )}
      </Box>
      {pager}
      {tools && (
        <Box
          data-tools
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            // A record without actions has no gap after the position in the list.
            "&:empty": { display: "none" },
          }}
        >
          {tools}
        </Box>
      )}
    </Box>
  );
}

/** Lays out every screen about one record: title, state and buttons above its sections. */
export const PageLayout = ({ children, ...header }: HeaderProps & { children: ReactNode }) => (
  <PageFrame>
    <PageHeader {...header} />
    {children}
  </PageFrame>
);
