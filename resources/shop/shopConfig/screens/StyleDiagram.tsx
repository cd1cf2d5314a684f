import Box from "@mui/material/Box";
import type { CategoryStyle } from "../shopConfig.ts";

type Block = readonly [x: number, y: number, width: number, height: number, strong?: true];
/** Positions of pictures (strong) and names on a phone screen of 72 × 96. */
const blocks: Readonly<Record<CategoryStyle, readonly Block[]>> = {
  bigPicture: [
    [6, 6, 60, 25, true],
    [6, 35, 60, 25, true],
    [6, 64, 60, 25, true],
  ],
  grid: [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column): Block[] => [
      [6 + column * 21, 6 + row * 30, 18, 18, true],
      [8 + column * 21, 26 + row * 30, 14, 3],
    ]),
  ),
  second: [
    ...[0, 1, 2, 3, 4].map((row): Block => [6, 8 + row * 17, 14, 5]),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1].flatMap((column): Block[] => [
        [27 + column * 21, 6 + row * 30, 18, 18, true],
        [29 + column * 21, 26 + row * 30, 14, 3],
      ]),
    ),
  ],
  multi: [
    [6, 8, 40, 5],
    [14, 20, 34, 4],
    [22, 30, 12, 12, true],
    [37, 30, 12, 12, true],
    [52, 30, 12, 12, true],
    [14, 48, 34, 4],
    [22, 58, 12, 12, true],
    [37, 58, 12, 12, true],
    [6, 77, 40, 5],
    [6, 87, 32, 5],
  ],
};

/** Diagram of the category screen on a buyer's phone. */
export const StyleDiagram = ({ style }: { style: CategoryStyle }) => (
  <Box
    component="svg"
    viewBox="0 0 72 96"
    aria-hidden
    sx={{ width: 72, height: 96, flexShrink: 0, color: "primary.main" }}
  >
    <Box
      component="rect"
      x={0.5}
      y={0.5}
      width={71}
      height={95}
      rx={5}
      fill="none"
      stroke="currentColor"
      opacity={0.5}
    />
    {blocks[style].map(([x, y, width, height, strong]) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={1.5}
        fill="currentColor"
        opacity={strong ? 0.55 : 0.25}
      />
    ))}
  </Box>
);
