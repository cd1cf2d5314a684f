import type { Points } from "./picture.ts";

export interface Point {
  x: number;
  y: number;
}
/** One of the three large squares of a code: where its middle is, and how wide a module is there. */
interface Corner extends Point {
  module: number;
  /** How many lines of the picture have met it. */
  met: number;
}
export interface Corners {
  topLeft: Point;
  topRight: Point;
  bottomLeft: Point;
  module: number;
}
const shape = [1, 1, 3, 1, 1];

/** Whether five runs, dark first, are as wide as those of a corner. */
function isCorner(runs: readonly number[]): boolean {
  const module = runs.reduce((sum, run) => sum + run, 0) / 7;
  return (
    module >= 1 &&
    runs.every((run, place) => Math.abs(run - module * (shape[place] ?? 1)) < module * 0.7 * (place === 2 ? 2 : 1))
  );
}
/** From a point within a middle square along a line: the five runs across it, and where their middle is. */
function across(points: Points, { x, y }: Point, dx: number, dy: number): { runs: number[]; middle: number } | null {
  const dark = (step: number) => points.isDark(Math.round(x + step * dx), Math.round(y + step * dy));
  const inside = (step: number) => {
    const [px, py] = [x + step * dx, y + step * dy];
    return px >= 0 && py >= 0 && px < points.width && py < points.height;
  };
  const runs = [0, 0, 0, 0, 0];
  const walk = (sign: 1 | -1, places: readonly [number, number, number]) => {
    let step = sign === 1 ? 0 : -1;
    places.forEach((place, turn) => {
      while (inside(step) && dark(step) === (turn !== 1)) {
        runs[place] = (runs[place] ?? 0) + 1;
        step += sign;
      }
    });
    return step;
  };
  walk(1, [2, 3, 4]);
  const forward = runs[2] ?? 0;
  walk(-1, [2, 1, 0]);
  const whole = runs[2] ?? 0;
  if (whole === 0 || !isCorner(runs)) return null;
  return { runs, middle: forward - whole / 2 };
}

/** Everything that may be a corner, those that most lines have met first. */
function findCorners(points: Points): Corner[] {
  const found: Corner[] = [];
  const meet = (x: number, y: number) => {
    const down = across(points, { x, y }, 0, 1);
    if (!down) return;
    const middleY = y + down.middle;
    const over = across(points, { x, y: middleY }, 1, 0);
    if (!over) return;
    const corner = { x: x + over.middle, y: middleY, module: over.runs.reduce((sum, run) => sum + run, 0) / 7 };
    const known = found.find((one) => Math.hypot(one.x - corner.x, one.y - corner.y) < one.module * 2);
    if (!known) return found.push({ ...corner, met: 1 });
    const { met } = known;
    for (const name of ["x", "y", "module"] as const) known[name] = (known[name] * met + corner[name]) / (met + 1);
    known.met += 1;
  };
  for (let y = 0; y < points.height; y += 2) {
    let runs: number[] = [];
    let dark = false;
    let run = 0;
    for (let x = 0; x <= points.width; x += 1) {
      const next = x < points.width && points.isDark(x, y);
      if (next === dark && x < points.width) {
        run += 1;
        continue;
      }
      runs = [...runs.slice(-4), run];
      if (dark && runs.length === 5 && isCorner(runs)) meet(x - run - (runs[3] ?? 0) - (runs[2] ?? 0) / 2, y);
      dark = next;
      run = 1;
    }
  }
  return found.sort((one, other) => other.met - one.met);
}

const most = 12;
/** The three corners of a code, told apart: those that stand most like a right angle with equal legs. */
export function cornersOf(points: Points): Corners | null {
  const some = findCorners(points).slice(0, most);
  let best: { wrong: number; corners: Corners } | null = null;
  for (const topLeft of some)
    for (const [place, one] of some.entries())
      for (const other of some.slice(place + 1)) {
        if (one === topLeft || other === topLeft) continue;
        const [a, b] = [
          { x: one.x - topLeft.x, y: one.y - topLeft.y },
          { x: other.x - topLeft.x, y: other.y - topLeft.y },
        ];
        const [long, wide] = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)];
        const modules = [topLeft.module, one.module, other.module];
        const module = modules.reduce((sum, size) => sum + size, 0) / 3;
        if (Math.min(long, wide) < module * 10) continue;
        const wrong =
          Math.abs(a.x * b.x + a.y * b.y) / (long * wide) +
          Math.abs(long - wide) / Math.max(long, wide) +
          (Math.max(...modules) - Math.min(...modules)) / module;
        if (wrong > 1.2 || (best && best.wrong <= wrong)) continue;
        // Y grows downwards: clockwise from the top right to the bottom left.
        const [topRight, bottomLeft] = a.x * b.y - a.y * b.x > 0 ? [one, other] : [other, one];
        best = { wrong, corners: { topLeft, topRight, bottomLeft, module } };
      }
  return best?.corners ?? null;
}
