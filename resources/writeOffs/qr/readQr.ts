import { cornersOf } from "./corners.ts";
import { gridsOf } from "./grid.ts";
import { pointsOf } from "./picture.ts";
import { readGrid } from "./readGrid.ts";

/** What the QR code in a picture says, or nothing where none is seen. For browsers that have no eye for codes of their own. */
export function readQr({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): string | null {
  const points = pointsOf(data, width, height);
  const corners = cornersOf(points);
  if (!corners) return null;
  for (const grid of gridsOf(points, corners)) {
    const text = readGrid(grid);
    if (text) return text;
  }
  return null;
}
