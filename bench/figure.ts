/** A measured number and its target. */
export interface Figure {
  what: string;
  figure: number;
  target: string;
  ok: boolean;
}
export const requireAtMost = (what: string, figure: number, limit: number): Figure => ({
  what,
  figure,
  target: `≤ ${limit}`,
  ok: figure <= limit,
});
export const requireAtLeast = (what: string, figure: number, limit: number): Figure => ({
  what,
  figure,
  target: `≥ ${limit}`,
  ok: figure >= limit,
});
