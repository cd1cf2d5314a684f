import type { Corners, Point } from "./corners.ts";
import { mostVersion, sizeOf, versionOf } from "./layout.ts";
import type { Points } from "./picture.ts";

/** The squares of a code, dark ones true. */
export interface Grid {
  size: number;
  at(x: number, y: number): boolean;
}

/** The plane of a code in the picture: from four points of it that are known there, every other one. */
function planeOf(from: readonly Point[], to: readonly Point[]): ((x: number, y: number) => Point) | null {
  const rows = from.flatMap(({ x, y }, place) => {
    const { x: u = 0, y: v = 0 } = to[place] ?? {};
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column += 1) {
    const best = rows.slice(column).reduce((one, other) => (size(other, column) > size(one, column) ? other : one));
    const place = rows.indexOf(best);
    const lead = best[column] ?? 0;
    if (Math.abs(lead) < 1e-9) return null;
    rows[place] = rows[column] ?? [];
    rows[column] = best.map((value) => value / lead);
    rows.forEach((row, other) => {
      const factor = row[column] ?? 0;
      if (other !== column) rows[other] = row.map((value, at) => value - factor * (rows[column]?.[at] ?? 0));
    });
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rows.map((row) => row[8] ?? 0);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
}
const size = (row: readonly number[], column: number) => Math.abs(row[column] ?? 0);

/** The small square near the fourth corner, as far from where it would be on a flat picture as some modules. */
function findFourth(points: Points, near: Point, right: Point, down: Point): Point | null {
  const reach = Math.ceil(4 * Math.max(Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)));
  let best = { alike: 0, x: 0, y: 0, many: 0 };
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      let alike = 0;
      for (let j = -2; j <= 2; j += 1)
        for (let i = -2; i <= 2; i += 1) {
          const ring = Math.max(Math.abs(i), Math.abs(j));
          const x = Math.round(near.x + dx + i * right.x + j * down.x);
          const y = Math.round(near.y + dy + i * right.y + j * down.y);
          if (points.isDark(x, y) === (ring !== 1)) alike += 1;
        }
      if (alike > best.alike) best = { alike, x: dx, y: dy, many: 1 };
      else if (alike === best.alike && Math.hypot(dx - best.x / best.many, dy - best.y / best.many) < 3)
        best = { alike, x: best.x + dx, y: best.y + dy, many: best.many + 1 };
    }
  return best.alike >= 23 ? { x: near.x + best.x / best.many, y: near.y + best.y / best.many } : null;
}

/** The squares of the code between these corners, of each size that it may have; the likeliest first. */
export function gridsOf(points: Points, { topLeft, topRight, bottomLeft, module }: Corners): Grid[] {
  const long =
    (Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y) +
      Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y)) /
    2;
  const likely = Math.round(versionOf(long / module + 7));
  return [0, -1, 1].flatMap((more) => {
    const version = likely + more;
    return version < 1 || version > mostVersion ? [] : gridOf(points, { topLeft, topRight, bottomLeft }, version);
  });
}
function gridOf(points: Points, { topLeft, topRight, bottomLeft }: Omit<Corners, "module">, version: number): Grid[] {
  const size = sizeOf(version);
  const apart = size - 7;
  const right = { x: (topRight.x - topLeft.x) / apart, y: (topRight.y - topLeft.y) / apart };
  const down = { x: (bottomLeft.x - topLeft.x) / apart, y: (bottomLeft.y - topLeft.y) / apart };
  const flat = (steps: number): Point => ({
    x: topLeft.x + steps * (right.x + down.x),
    y: topLeft.y + steps * (right.y + down.y),
  });
  const fourth = version > 1 ? findFourth(points, flat(apart - 3), right, down) : null;
  const far = fourth ? size - 6.5 : size - 3.5;
  const plane = planeOf(
    [
      { x: 3.5, y: 3.5 },
      { x: size - 3.5, y: 3.5 },
      { x: 3.5, y: size - 3.5 },
      { x: far, y: far },
    ],
    [topLeft, topRight, bottomLeft, fourth ?? flat(apart)],
  );
  if (!plane) return [];
  const dark = Array.from({ length: size * size }, (_, place) => {
    const { x, y } = plane((place % size) + 0.5, Math.floor(place / size) + 0.5);
    return points.isDark(Math.floor(x), Math.floor(y));
  });
  return [{ size, at: (x, y) => dark[y * size + x] ?? false }];
}
