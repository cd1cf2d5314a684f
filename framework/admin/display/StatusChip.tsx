import { styled } from "@mui/material/styles";
import type { Stage } from "../../schema/index.ts";
import { getToneTokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import type { Tone } from "./tones.ts";

/** The mark of each stage has a shape of its own, so that no meaning depends on colour alone. */
const marks = {
  // A ring.
  notStarted: (colour: string) => ({ border: `2px solid ${colour}` }),
  // Half full.
  underWay: (colour: string) => ({
    border: `1.5px solid ${colour}`,
    background: `linear-gradient(90deg, ${colour} 50%, transparent 50%)`,
  }),
  // Full.
  reached: (colour: string) => ({ background: colour }),
  // Dashed.
  waiting: (colour: string) => ({ border: `2px dotted ${colour}` }),
  // A cross.
  ended: (colour: string) => ({
    borderRadius: 0,
    background: `linear-gradient(45deg, transparent 42%, ${colour} 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, ${colour} 42% 58%, transparent 58%)`,
  }),
} as const satisfies Record<Stage, (colour: string) => object>;
/** The stage that a colour stands for where none is declared. */
const stages: Readonly<Record<Tone, Stage>> = {
  neutral: "notStarted",
  info: "underWay",
  success: "reached",
  warning: "waiting",
  error: "ended",
};

/**
 * Renders a state as a label with a mark. It is a plain span, because a list renders hundreds of
 * them and MUI's Chip is based on a button.
 *
 * @example
 * ```tsx
 * const paused = <StatusChip tone="warning">Paused</StatusChip>;
 * ```
 */
export const StatusChip = styled("span", {
  shouldForwardProp: (name) => name !== "tone" && name !== "stage",
})<{
  tone: Tone;
  /** How far the row is, which is the shape of the mark; by default what the colour stands for. */
  stage?: Stage;
}>(({ theme, tone, stage = stages[tone] }) => {
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
      ...marks[stage](mark),
    },
  };
});
