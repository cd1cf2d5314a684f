/** How the squares of a code lie, by its version; the larger ones hold more than a write-off code ever needs. */
export const mostVersion = 10;
export const sizeOf = (version: number): number => 17 + 4 * version;
export const versionOf = (size: number): number => (size - 17) / 4;

const between: Readonly<Record<number, readonly number[]>> = {
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};
/** Whether a square belongs to the pattern by which a code is found and described, and holds nothing of what it says. */
export function isPattern(version: number, x: number, y: number): boolean {
  const size = sizeOf(version);
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const places = between[version] ?? [];
  const last = size - 7;
  return places.some((py) =>
    places.some((px) => {
      const isCorner = (px === 6 && (py === 6 || py === last)) || (px === last && py === 6);
      return !isCorner && Math.abs(px - x) <= 2 && Math.abs(py - y) <= 2;
    }),
  );
}

export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Level = "L" | "M" | "Q" | "H";
/** Of each block the bytes by which it is mended; then how many blocks there are, of how many bytes each. */
interface Blocks {
  mending: number;
  groups: readonly (readonly [blocks: number, bytes: number])[];
}
const b = (mending: number, ...groups: (readonly [number, number])[]): Blocks => ({ mending, groups });
type Row = Readonly<Record<Level, Blocks>>;
const rows: readonly Row[] = [
  { L: b(7, [1, 19]), M: b(10, [1, 16]), Q: b(13, [1, 13]), H: b(17, [1, 9]) },
  { L: b(10, [1, 34]), M: b(16, [1, 28]), Q: b(22, [1, 22]), H: b(28, [1, 16]) },
  { L: b(15, [1, 55]), M: b(26, [1, 44]), Q: b(18, [2, 17]), H: b(22, [2, 13]) },
  { L: b(20, [1, 80]), M: b(18, [2, 32]), Q: b(26, [2, 24]), H: b(16, [4, 9]) },
  { L: b(26, [1, 108]), M: b(24, [2, 43]), Q: b(18, [2, 15], [2, 16]), H: b(22, [2, 11], [2, 12]) },
  { L: b(18, [2, 68]), M: b(16, [4, 27]), Q: b(24, [4, 19]), H: b(28, [4, 15]) },
  { L: b(20, [2, 78]), M: b(18, [4, 31]), Q: b(18, [2, 14], [4, 15]), H: b(26, [4, 13], [1, 14]) },
  { L: b(24, [2, 97]), M: b(22, [2, 38], [2, 39]), Q: b(22, [4, 18], [2, 19]), H: b(26, [4, 14], [2, 15]) },
  { L: b(30, [2, 116]), M: b(22, [3, 36], [2, 37]), Q: b(20, [4, 16], [4, 17]), H: b(24, [4, 12], [4, 13]) },
  { L: b(18, [2, 68], [2, 69]), M: b(26, [4, 43], [1, 44]), Q: b(24, [6, 19], [2, 20]), H: b(28, [6, 15], [2, 16]) },
];
export const blocksOf = (version: number, level: Level): Blocks | null => rows[version - 1]?.[level] ?? null;
