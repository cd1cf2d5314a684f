import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { EditIcon } from "../icons/EditIcon.ts";
import { lengths, motion, tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

/** Over the bar of the frame, beside its sidebar. */
const bar = {
  position: "fixed",
  top: 0,
  left: "var(--frame-left, 0px)",
  right: 0,
  zIndex: 1150,
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: lengths.topBar,
  px: { xs: 1.5, md: 3 },
  color: tokens.onBar,
  backgroundColor: tokens.bar,
  animation: `saveBar ${motion.normal} ${motion.ease}`,
  "@keyframes saveBar": { from: { opacity: 0, transform: "translateY(-8px)" } },
  "& .MuiButton-root": { color: tokens.onBar },
  "& .MuiButton-outlined": {
    borderColor: "color-mix(in srgb, currentColor 34%, transparent)",
    backgroundColor: "color-mix(in srgb, currentColor 12%, transparent)",
  },
  "& .MuiButton-contained": { color: tokens.bar, backgroundColor: tokens.onBar },
  "& :focus-visible": { outlineColor: tokens.onBar },
} as const;

interface Props {
  title: string;
  /** Names what changed. */
  text: string;
  /** In place of the text: what is wrong. */
  problem: ReactNode;
  children: ReactNode;
}
/** The dark bar of a form with unsaved changes: what they are, and buttons. */
export function SaveBar({ title, text, problem, children }: Props) {
  const translate = useTranslate();
  return (
    <Box role="region" aria-label={translate("framework.form.saveBar")} data-save-bar sx={bar}>
      <EditIcon fontSize="small" sx={{ color: tokens.amber }} />
      <Typography role="status" noWrap sx={{ fontWeight: weights.strong, flexShrink: 0 }}>
        {title}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: problem ? "block" : "none", sm: "block" } }}>
        {problem || (
          <Typography variant="body2" noWrap sx={{ opacity: 0.85 }}>
            {text}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
