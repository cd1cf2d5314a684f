import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { EditIcon } from "../icons/EditIcon.ts";
import { lengths, motion, tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

/** Over the bar of the frame, beside its sidebar; on a phone above the bar at the bottom. */
const bar = {
  position: "fixed",
  top: { xs: "auto", sm: 0 },
  bottom: { xs: "var(--bottom-bar, 0px)", sm: "auto" },
  left: "var(--frame-left, 0px)",
  right: 0,
  zIndex: 1150,
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: { xs: lengths.touch + 16, sm: lengths.topBar },
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
  text: ReactNode;
  /** In place of the text: what is wrong. */
  problem: ReactNode;
  /** Leads to what changed, one after the other. */
  onReview?: ((button: Element) => void) | undefined;
  children: ReactNode;
}
/** The dark bar of a form with unsaved changes: what they are, and buttons. */
export function SaveBar({ title, text, problem, onReview, children }: Props) {
  const translate = useTranslate();
  return (
    <Box role="region" aria-label={translate("framework.form.saveBar")} data-save-bar sx={bar}>
      <EditIcon fontSize="small" sx={{ color: tokens.amber }} />
      <Typography
        role="status"
        noWrap
        sx={{ fontWeight: weights.strong, flex: { xs: "1 1 0", sm: "0 0 auto" }, minWidth: 0 }}
      >
        {title}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: problem ? "block" : "none", sm: "block" } }}>
        {problem || (
          <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
            <Typography variant="body2" noWrap sx={{ opacity: 0.85 }}>
              {text}
            </Typography>
            {onReview && (
              <Button
                size="small"
                onClick={({ currentTarget }) => onReview(currentTarget)}
                sx={{ flexShrink: 0, px: 1, textDecoration: "underline" }}
              >
                {translate("framework.form.review")}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
