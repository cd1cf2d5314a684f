/**
 * Rounds a number to the decimals of its field; a text that is not a number, or has no more
 * decimals, is returned unchanged. A positive number never becomes zero: a weight of 0.7 g must not
 * become 0.
 */
export function roundDecimals(text: string, decimals: number): string {
  const [, fraction = ""] = /^-?\d*\.(\d+)$/.exec(text) ?? [];
  if (fraction.replace(/0+$/, "").length <= decimals) return text;
  const scale = 10 ** decimals;
  const scaled = Number((Number(text) * scale).toPrecision(15));
  const rounded = Math.round(scaled) || Math.sign(scaled);
  return (rounded / scale).toFixed(decimals);
}
