import { alpha, styled } from "@mui/material/styles";
import type { Tone } from "./tones.ts";

/**
 * Renders a label on a coloured background. It is a plain span, because a list renders hundreds of
 * them and MUI's Chip is based on a button.
 *
 * @example
 * ```tsx
 * const paused = <StatusChip tone="warning">Paused</StatusChip>;
 * ```
 */
export const StatusChip = styled("span", { shouldForwardProp: (name) => name !== "tone" })<{
  tone: Tone;
}>(({ theme, tone }) => {
  const colour = tone === "neutral" ? theme.palette.text.secondary : theme.palette[tone].main;
  return {
    display: "inline-block",
    maxWidth: "100%",
    padding: "1px 8px",
    borderRadius: 6,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
    lineHeight: 1.6,
    overflow: "hidden",
    textOverflow: "ellipsis",
    verticalAlign: "middle",
    whiteSpace: "nowrap",
    // The plain colour has too little contrast on a background tinted with it.
    color:
      tone === "neutral"
        ? theme.palette.text.primary
        : theme.palette[tone][theme.palette.mode === "dark" ? "main" : "dark"],
    backgroundColor: alpha(colour, 0.12),
  };
});
