const most = 100_000_000;

/** What somebody types for a stock: a new number, or `+5` and `-3` to add and take away. Null is no stock; undefined is nothing typed. */
export function readStock(typed: string, now: number): number | null | undefined {
  const text = typed.trim().replace(/[−–]/g, "-").replace(/[,\s]/g, "");
  if (text === "") return undefined;
  if (!/^[+-]?\d{1,9}$/.test(text)) return null;
  const next = /^[+-]/.test(text) ? now + Number(text) : Number(text);
  return next >= 0 && next <= most ? next : null;
}
