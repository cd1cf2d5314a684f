import { countDays, parseDay } from "../../schema/zonedTime.ts";
import { formatInstant, today } from "./format.ts";

/** Days before and after today that are named by their day of the week. */
const nearDays = 6;

type Style = "day" | "nearDay" | "time" | "exact";
const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  day: { day: "numeric", month: "short", year: "numeric" },
  nearDay: { weekday: "short", day: "numeric", month: "short" },
  time: { hour: "numeric", minute: "2-digit" },
  exact: {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  },
};

const formatters = new Map<string, Intl.DateTimeFormat>();
function format(style: Style, locale: string, timeZone: string, at: Date): string {
  const key = `${style} ${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // English names the day before the month, and has twelve hours, as its speakers write it.
    const isEnglish = locale === "en";
    formatter = new Intl.DateTimeFormat(isEnglish ? "en-GB" : locale, {
      ...styles[style],
      timeZone,
      ...(isEnglish && (style === "time" || style === "exact") && { hourCycle: "h12" as const }),
    });
    formatters.set(key, formatter);
  }
  const text = formatter.format(at);
  return locale === "en" && style !== "exact" ? text.replace(",", "") : text;
}

function nameDay(days: number, locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Formats a day, `YYYY-MM-DD`, as seen from today in a time zone: "Yesterday", "Sat 21 Nov" within
 * a week, "6 Oct 2026" otherwise.
 */
export function formatDay(day: string, locale: string, timeZone: string): string {
  const at = parseDay(day)?.toDate();
  if (!at) return day;
  const days = countDays(today(timeZone), day);
  if (Math.abs(days) <= 1) return nameDay(days, locale);
  return format(Math.abs(days) <= nearDays ? "nearDay" : "day", locale, "UTC", at);
}

/** Formats a day as a name, which is the same on every day: "6 Oct 2026". */
export function formatDayName(day: string, locale: string): string {
  const at = parseDay(day)?.toDate();
  return at ? format("day", locale, "UTC", at) : day;
}

/**
 * Formats an instant as seen from today in a time zone: "Today, 6:24 pm", "Sat 21 Nov, 11:20 am"
 * within a week, "6 Oct 2026" otherwise, where `withTime` adds the time; returns an invalid instant
 * unchanged.
 *
 * @example
 * ```ts
 * const paidAt = formatMoment("2026-03-01T04:05:06Z", "en", "Australia/Sydney"); // 1 Mar 2026
 * ```
 */
export function formatMoment(
  iso: string,
  locale: string,
  timeZone: string,
  withTime = false,
): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const day = formatInstant(iso, timeZone).slice(0, 10);
  const text = formatDay(day, locale, timeZone);
  if (Math.abs(countDays(today(timeZone), day)) > nearDays && !withTime) return text;
  const separator = locale.startsWith("zh") ? " " : ", ";
  return `${text}${separator}${format("time", locale, timeZone, at)}`;
}

/** Formats an instant with its time for the middle of a sentence: "today, 6:24 pm". */
export function formatMomentInText(iso: string, locale: string, timeZone: string): string {
  const text = formatMoment(iso, locale, timeZone, true);
  const named = [-1, 0, 1].some((days) => text.startsWith(nameDay(days, locale)));
  return named ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Formats an instant completely, with seconds and the name of its time zone. */
export function formatExactly(iso: string, locale: string, timeZone: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : format("exact", locale, timeZone, at);
}
