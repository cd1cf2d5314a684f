const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** Formats a relative time such as "5 minutes ago"; null after two days, when a date is clearer. */
export function formatAgo(
  iso: string,
  now: number,
  locale: string,
  justNow: string,
): string | null {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed) || passed >= 2 * day) return null;
  if (passed < 30 * second) return justNow;
  const t = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  if (passed < hour) return t.format(-Math.max(1, Math.floor(passed / minute)), "minute");
  if (passed < day) return t.format(-Math.floor(passed / hour), "hour");
  return t.format(-1, "day");
}
