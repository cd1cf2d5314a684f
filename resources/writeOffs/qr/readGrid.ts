import type { Grid } from "./grid.ts";
import { blocksOf, isPattern, type Level, masks, versionOf } from "./layout.ts";
import { mended } from "./mend.ts";
import { textIn } from "./textIn.ts";

const levels: readonly Level[] = ["M", "L", "H", "Q"];
/** What stands beside the corners, five bits of it with ten more by which they are mended. */
const described = Array.from({ length: 32 }, (_, bits) => {
  let rest = bits << 10;
  for (let at = 14; at >= 10; at -= 1) if (rest & (1 << at)) rest ^= 0x537 << (at - 10);
  return ((bits << 10) | rest) ^ 0x5412;
});
const differing = (one: number, other: number): number => (one ^ other).toString(2).replaceAll("0", "").length;

/** How much of a code mends it, and which mask lies over it: written twice, of which the clearer counts. */
function describe({ size, at }: Grid): { level: Level; mask: number } | null {
  const bitsOf = (places: readonly (readonly [number, number])[]) =>
    places.reduce((bits, [x, y]) => (bits << 1) | (at(x, y) ? 1 : 0), 0);
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  const around = bitsOf([
    ...along.map((x) => [x, 8] as const),
    ...along
      .slice(0, 7)
      .reverse()
      .map((y) => [8, y] as const),
  ]);
  const apart = bitsOf([
    ...Array.from({ length: 7 }, (_, i) => [8, size - 1 - i] as const),
    ...Array.from({ length: 8 }, (_, i) => [size - 8 + i, 8] as const),
  ]);
  const found = described
    .map((code, bits) => ({ bits, off: Math.min(differing(code, around), differing(code, apart)) }))
    .reduce((one, other) => (other.off < one.off ? other : one));
  const level = levels[found.bits >> 3];
  return level && found.off <= 3 ? { level, mask: found.bits & 7 } : null;
}

/** The bytes of a code in the order in which they are written: up and down in columns of two, from the right. */
function bytesOf({ size, at }: Grid, version: number, mask: number): number[] {
  const isMasked = masks[mask] ?? (() => false);
  const bytes: number[] = [];
  let byte = 0;
  let bits = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is none.
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isPattern(version, x, y)) continue;
        byte = (byte << 1) | (at(x, y) !== isMasked(x, y) ? 1 : 0);
        bits += 1;
        if (bits % 8 === 0) {
          bytes.push(byte);
          byte = 0;
        }
      }
    }
    up = !up;
  }
  return bytes;
}

/** What the squares say, or nothing where they are none of a code. */
export function readGrid(grid: Grid): string | null {
  const version = versionOf(grid.size);
  const said = describe(grid);
  const blocks = said && blocksOf(version, said.level);
  if (!said || !blocks) return null;
  const bytes = bytesOf(grid, version, said.mask);
  const lengths = blocks.groups.flatMap(([many, length]) => Array.from({ length: many }, () => length));
  // Blocks are written byte by byte in turn: first what they say, then what mends them.
  const read = lengths.map((): number[] => []);
  let next = 0;
  for (let place = 0; place < Math.max(...lengths); place += 1)
    lengths.forEach((length, block) => {
      if (place < length) read[block]?.push(bytes[next++] ?? 0);
    });
  for (let place = 0; place < blocks.mending; place += 1) for (const block of read) block.push(bytes[next++] ?? 0);
  const data: number[] = [];
  for (const [place, block] of read.entries()) {
    const right = mended(block, blocks.mending);
    if (!right) return null;
    data.push(...right.slice(0, lengths[place]));
  }
  return textIn(data, version);
}
