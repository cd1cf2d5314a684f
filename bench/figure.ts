/** One measured number beside what it must reach. */
export interface Figure {
  what: string;
  figure: number;
  target: string;
  ok: boolean;
}
export const atMost = (what: string, figure: number, limit: number, unit = ""): Figure => ({
  what,
  figure,
  target: `≤ ${limit}${unit}`,
  ok: figure <= limit,
});
