/**
 * A number rounded to the decimals that its field has; what is no number, or has no more of them, is returned as it is. Something above
 * zero stays above it: a weight of 0.7 g is no weight of nothing.
 */
export function roundDecimals(text: string, decimals: number): string {
  const [, fraction = ""] = /^-?\d*\.(\d+)$/.exec(text) ?? [];
  if (fraction.replace(/0+$/, "").length <= decimals) return text;
  const scale = 10 ** decimals;
  const scaled = Number((Number(text) * scale).toPrecision(15));
  const rounded = Math.round(scaled) || Math.sign(scaled);
  return (rounded / scale).toFixed(decimals);
}
