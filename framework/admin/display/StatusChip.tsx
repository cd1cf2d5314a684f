import { styled } from "@mui/material/styles";
import { getToneTokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import type { Tone } from "./tones.ts";

/** The mark of each tone has a shape of its own, so that no meaning depends on colour alone. */
const marks = {
  // Not begun: a ring.
  neutral: (colour: string) => ({ border: `2px solid ${colour}` }),
  // Under way: half full.
  info: (colour: string) => ({
    border: `1.5px solid ${colour}`,
    background: `linear-gradient(90deg, ${colour} 50%, transparent 50%)`,
  }),
  // Reached: full.
  success: (colour: string) => ({ background: colour }),
  // Waits for somebody: dashed.
  warning: (colour: string) => ({ border: `2px dotted ${colour}` }),
  // Failed: a cross.
  error: (colour: string) => ({
    borderRadius: 0,
    background: `linear-gradient(45deg, transparent 42%, ${colour} 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, ${colour} 42% 58%, transparent 58%)`,
  }),
} as const satisfies Record<Tone, (colour: string) => object>;

/**
 * Renders a state as a label with a mark. It is a plain span, because a list renders hundreds of
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
  const { background, text, mark } = getToneTokens(tone);
  return {
    display: "inline-block",
    maxWidth: "100%",
    padding: "0 8px 0 6px",
    borderRadius: 6,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: weights.medium,
    lineHeight: "20px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    verticalAlign: "middle",
    whiteSpace: "nowrap",
    color: text,
    backgroundColor: background,
    "&::before": {
      content: '""',
      display: "inline-block",
      boxSizing: "border-box",
      width: 9,
      height: 9,
      marginRight: 5,
      borderRadius: "50%",
      ...marks[tone](mark),
    },
  };
});
