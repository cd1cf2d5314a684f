/** A measured number and its target. */
export interface Figure {
  what: string;
  figure: number;
  target: string;
  ok: boolean;
}
export const atMost = (what: string, figure: number, limit: number): Figure => ({
  what,
  figure,
  target: `≤ ${limit}`,
  ok: figure <= limit,
});
export const atLeast = (what: string, figure: number, limit: number): Figure => ({
  what,
  figure,
  target: `≥ ${limit}`,
  ok: figure >= limit,
});
