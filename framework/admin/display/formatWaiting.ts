const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Formats how long ago somebody began to wait, rounded down, such as "5 days ago". */
export function formatWaiting(iso: string, now: number, locale: string): string {
  const passed = now - Date.parse(iso);
  const [unit, length] = units.find(([, one]) => passed >= one) ?? ["minute", 60_000];
  const count = Math.max(1, Math.floor(passed / length));
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(-count, unit);
}
