import { isDay } from "../../fields/parse/day.ts";

const pad = (number: string | undefined, digits = 2) => (number ?? "").padStart(digits, "0");
const toDay = (
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null => {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isDay(iso) ? iso : null;
};

/**
 * Parses a typed day: year, month and day with any signs or words between them, as in `2026-2-8`,
 * `2026/02/08` and `20260208`; or the day first, as in `8/2/2026`.
 */
export function readDay(text: string): string | null {
  const plain = text.normalize("NFKC").trim();
  const byYear =
    /^(\d{4})(?:\s*[-/.\p{Lo}]\s*(\d{1,2})\s*[-/.\p{Lo}]\s*(\d{1,2})\s*\p{Lo}?|(\d{2})(\d{2}))$/u.exec(
      plain,
    );
  if (byYear) return toDay(byYear[1], byYear[2] ?? byYear[4], byYear[3] ?? byYear[5]);
  const byDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  return byDay ? toDay(byDay[3], byDay[2], byDay[1]) : null;
}

/** Parses a day with a time as `YYYY-MM-DDTHH:mm`; a day alone means midnight. */
export function readMoment(text: string): string | null {
  const plain = text.normalize("NFKC").trim();
  const [, date = plain, hour = "0", minute = "0"] =
    /^(.*?)[\sT]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(plain) ?? [];
  const day = readDay(date);
  return day && Number(hour) < 24 && Number(minute) < 60
    ? `${day}T${pad(hour)}:${pad(minute)}`
    : null;
}
