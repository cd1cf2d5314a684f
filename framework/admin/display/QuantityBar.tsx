import { styled } from "@mui/material/styles";
import type { Tone } from "./tones.ts";

const Root = styled("span")({
  display: "inline-grid",
  gap: 2,
  minWidth: 56,
  maxWidth: "100%",
  overflow: "hidden",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  // In a line of facts the bar would take the place of a word.
  ".facts &": { minWidth: 0 },
  ".facts & > span + span": { display: "none" },
});
const Bar = styled("span")(({ theme }) => ({
  display: "block",
  height: 4,
  borderRadius: 2,
  overflow: "hidden",
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  "& > span": { display: "block", height: "100%" },
}));
const Filled = styled("span", { shouldForwardProp: (name) => name !== "tone" })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    backgroundColor: tone === "neutral" ? theme.palette.text.secondary : theme.palette[tone].main,
  }),
);

interface Props {
  count: number;
  /** What it counts up to. */
  total: number;
  tone: Tone;
}
/**
 * A number of several as figures and a bar.
 *
 * @example
 * ```tsx
 * const lent = <QuantityBar count={3} total={8} tone="success" />;
 * ```
 */
export const QuantityBar = ({ count, total, tone }: Props) => (
  <Root>
    <span>
      {count} / {total}
    </span>
    <Bar aria-hidden>
      <Filled
        tone={tone}
        style={{ width: `${total > 0 ? Math.min(100, Math.round((count / total) * 100)) : 0}%` }}
      />
    </Bar>
  </Root>
);
