import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { lengths, tokens } from "../theme/tokens.ts";
import { BackLink } from "./BackLink.tsx";

/** The width of every screen about one record. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: lengths.widest, width: "100%" }}>{children}</Box>
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
const header = {
  position: { sm: "sticky" },
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
  "main:has([data-save-bar]) &": { top: `max(var(--frame-top, 0px), ${lengths.topBar}px)` },
} as const;

/** Title, state and buttons of a screen about one record; they stay in view. */
export const PageHeader = ({ title, mark, note, pager, tools, back }: HeaderProps) => (
  <Box component="header" sx={header}>
    {back && <BackLink {...back} />}
    <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {mark}
      </Box>
      {note && (
        <Typography
          variant="caption"
          component="div"
          sx={{
            color: tokens.ink2,
            overflowWrap: "anywhere",
            // Links within a text differ from it by more than their colour.
            "& a": { textDecoration: "underline" },
          }}
        >
          {note}
        </Typography>
      )}
    </Box>
    {pager}
    {tools && (
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1,
          width: { xs: "100%", sm: "auto" },
        }}
      >
        {tools}
      </Box>
    )}
  </Box>
);

/** Lays out every screen about one record: title, state and buttons above its sections. */
export const PageLayout = ({ children, ...header }: HeaderProps & { children: ReactNode }) => (
  <PageFrame>
    <PageHeader {...header} />
    {children}
  </PageFrame>
);
