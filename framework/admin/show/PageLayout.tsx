import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The width of every screen about one record. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: 1120, mx: "auto", width: "100%" }}>{children}</Box>
);

interface HeaderProps {
  title: ReactNode;
  /** Beside the title: the state. */
  mark?: ReactNode;
  /** Below the title: creator and time. */
  note?: ReactNode;
  /** Opposite the title: buttons. */
  tools?: ReactNode;
}
/** Title, state and buttons of a screen about one record. */
export const PageHeader = ({ title, mark, note, tools }: HeaderProps) => (
  <Box
    component="header"
    sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1.5, mb: 2 }}
  >
    <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h3" component="h1" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {mark}
      </Box>
      {note && (
        <Typography variant="body2" color="text.secondary" component="div" sx={{ mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </Box>
    {tools && (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>{tools}</Box>
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
