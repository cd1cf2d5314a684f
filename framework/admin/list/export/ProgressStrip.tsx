import LinearProgress from "@mui/material/LinearProgress";
import { keyframes, styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { tokens } from "../../theme/tokens.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const Strip = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  position: "fixed",
  zIndex: theme.zIndex.appBar,
  bottom: "calc(var(--bottom-bar, 0px) + 16px)",
  left: "calc(50% + var(--content-left, 0px) / 2)",
  transform: "translateX(-50%)",
  width: "min(440px, calc(100vw - 24px))",
  overflow: "hidden",
  borderRadius: 8,
  color: tokens.onBar,
  backgroundColor: tokens.bar,
  boxShadow: tokens.popoverShadow,
  // What is done at once shows no strip.
  animation: `${appear} 120ms 400ms backwards`,
  "&.raised": { bottom: "calc(var(--bottom-bar, 0px) + 80px)" },
  "& > div": { display: "flex", alignItems: "center", gap: 12, padding: "6px 8px 6px 16px" },
  "& .text": { flex: 1, fontVariantNumeric: "tabular-nums" },
  "& button, & a": { color: tokens.onBar, minHeight: 32 },
  "& :focus-visible": { outlineColor: tokens.onBar },
  [theme.breakpoints.down("sm")]: { "& button, & a": { minHeight: 44 } },
}));

interface Props {
  label: string;
  text: string;
  /** How far it is: unknown without `done`; null once it has ended. */
  value: { done: number | null; total: number } | null;
  /** Whether it is above another strip. */
  isRaised?: boolean;
  /** What can be done about it. */
  children: ReactNode;
}
/** A strip at the bottom of every page that shows how far something is. */
export const ProgressStrip = ({ label, text, value, isRaised = false, children }: Props) => (
  <Strip role="region" aria-label={label} className={isRaised ? "raised" : undefined}>
    <div>
      <span className="text" role={value ? undefined : "status"}>
        {text}
      </span>
      {children}
    </div>
    {value && (
      <LinearProgress
        aria-label={text}
        {...(value.done !== null && {
          variant: "determinate",
          value: value.total ? (value.done / value.total) * 100 : 0,
        })}
      />
    )}
  </Strip>
);
