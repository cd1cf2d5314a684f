import Box from "@mui/material/Box";
import { tokens } from "../theme/tokens.ts";

const width = 72;
const height = 32;
const inset = 3;

/** The course of a figure as a small line with its last point; the figure itself is beside it. */
export function Sparkline({ figures }: { figures: readonly number[] }) {
  if (figures.length < 2) return null;
  const highest = Math.max(...figures, 1);
  const points = figures.map((figure, place) => ({
    x: inset + (place / (figures.length - 1)) * (width - 2 * inset),
    y: height - inset - (figure / highest) * (height - 2 * inset),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const last = points.at(-1);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      sx={{ display: "block", width, height, color: tokens.accent }}
    >
      <polygon
        points={`${inset},${height} ${line} ${width - inset},${height}`}
        fill="currentColor"
        opacity={0.1}
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={2.25} fill="currentColor" />}
    </Box>
  );
}
