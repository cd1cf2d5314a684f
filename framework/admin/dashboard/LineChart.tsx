import Box from "@mui/material/Box";
import { type PointerEvent, useState } from "react";
import { formatMoney } from "../display/format.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { roundScale } from "./compare.ts";

interface Props {
  /** What the chart shows, in one sentence. */
  label: string;
  /** The name of each slot. */
  labels: readonly string[];
  /** Cents by slot; the current period may end before the last slot. */
  current: readonly number[];
  before: readonly number[];
  names: { current: string; before: string };
}

const height = 180;
const scaleWidth = 56;
const gridLines = [1, 0.75, 0.5, 0.25, 0];

/** Two lines over the slots of a period, in money; a point below the pointer names its values. */
export function LineChart({ label, labels, current, before, names }: Props) {
  const [place, setPlace] = useState<number | null>(null);
  const end = roundScale(Math.max(...current, ...before, 0));
  const last = Math.max(1, labels.length - 1);
  const toX = (at: number) => (at / last) * 100;
  const toY = (value: number) => height - (value / end) * height;
  const toLine = (values: readonly number[]) =>
    values.map((value, at) => `${toX(at)},${toY(value)}`).join(" ");
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * last);
    setPlace(Math.max(0, Math.min(last, at)));
  };
  return (
    <Box sx={{ fontSize: "0.75rem", lineHeight: "16px", color: tokens.ink2 }}>
      <Box
        sx={{ position: "relative", height, ml: `${scaleWidth}px` }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPlace(null)}
      >
        {gridLines.map((part) => (
          <Box
            key={part}
            aria-hidden="true"
            sx={{
              position: "absolute",
              insetInline: 0,
              top: (1 - part) * height,
              borderTop: `1px solid ${tokens.line}`,
              "& > span": { position: "absolute", right: "calc(100% + 8px)", top: -8 },
            }}
          >
            <span>{formatMoney(end * part).replace(/\.00$/, "")}</span>
          </Box>
        ))}
        <Box
          component="svg"
          role="img"
          aria-label={label}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          sx={{
            position: "absolute",
            inset: 0,
            width: "100%",
            height,
            overflow: "visible",
            color: tokens.accent,
            "& *": { vectorEffect: "non-scaling-stroke" },
          }}
        >
          <polyline
            points={toLine(before)}
            fill="none"
            stroke={tokens.ink3}
            strokeWidth={1.5}
            strokeDasharray="4 4"
          />
          {current.length > 1 && (
            <polygon
              points={`0,${height} ${toLine(current)} ${toX(current.length - 1)},${height}`}
              fill="currentColor"
              opacity={0.08}
            />
          )}
          <polyline
            points={toLine(current)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </Box>
        {place !== null && (
          <Pointed
            left={toX(place)}
            title={labels[place] ?? ""}
            lines={[
              [names.current, current[place]],
              [names.before, before[place]],
            ]}
          />
        )}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          position: "relative",
          height: 16,
          ml: `${scaleWidth}px`,
          mt: 1,
          "& > span": { position: "absolute", whiteSpace: "nowrap" },
          // On a phone there is space for half of them.
          "& > :nth-of-type(even)": { display: { xs: "none", sm: "inline" } },
        }}
      >
        {chooseLabels(last).map((at) => (
          // The first begins at its slot and the last ends there, so that none leaves the chart.
          <span
            key={at}
            style={{
              left: `${toX(at)}%`,
              transform: `translateX(-${at === 0 ? 0 : at === last ? 100 : 50}%)`,
            }}
          >
            {labels[at]}
          </span>
        ))}
      </Box>
    </Box>
  );
}

/** The slots with a label, each the same number of slots after the one before: at most seven. */
export function chooseLabels(last: number): number[] {
  const parts = [4, 5, 6, 3, 2].find((count) => last % count === 0);
  const step = Math.max(1, parts ? last / parts : Math.ceil(last / 4));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);
}

/** The name of a line, with its stroke. */
export const Legend = ({ name, dash }: { name: string; dash: boolean }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 0.75, whiteSpace: "nowrap" }}>
    <Box
      component="span"
      sx={{
        width: 16,
        borderTop: dash ? `2px dashed ${tokens.ink3}` : `2px solid ${tokens.accent}`,
      }}
    />
    {name}
  </Box>
);

interface PointedProps {
  /** Percent of the width. */
  left: number;
  title: string;
  lines: readonly (readonly [name: string, value: number | undefined])[];
}
const Pointed = ({ left, title, lines }: PointedProps) => (
  <Box
    sx={{
      position: "absolute",
      top: 0,
      bottom: 0,
      left: `${left}%`,
      borderLeft: `1px solid ${tokens.strongLine}`,
      pointerEvents: "none",
    }}
  >
    <Box
      sx={{
        position: "absolute",
        top: 8,
        ...(left > 50 ? { right: 10 } : { left: 10 }),
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        whiteSpace: "nowrap",
        color: tokens.onBar,
        backgroundColor: tokens.bar,
      }}
    >
      <Box sx={{ fontWeight: weights.strong }}>{title}</Box>
      {lines.map(
        ([name, value]) =>
          value !== undefined && <div key={name}>{`${name} ${formatMoney(value)}`}</div>,
      )}
    </Box>
  </Box>
);
