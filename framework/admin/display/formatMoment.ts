import { countDays, parseDay } from "../../schema/zonedTime.ts";
import { formatInstant, today } from "./format.ts";

/** Days before and after today whose year goes without saying, as in the present year. */
const nearDays = 60;

type Style = "day" | "month" | "nearDay" | "time" | "exact";
const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  day: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "long", year: "numeric" },
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
 * Formats a day, `YYYY-MM-DD`, as seen from today in a time zone: "Yesterday", "Sat 21 Nov", and
 * with its year instead of its day of the week, "6 Oct 2025", in another year.
 */
export function formatDay(day: string, locale: string, timeZone: string): string {
  const at = parseDay(day)?.toDate();
  if (!at) return day;
  const now = today(timeZone);
  const days = countDays(now, day);
  if (Math.abs(days) <= 1) return nameDay(days, locale);
  const isNear = Math.abs(days) <= nearDays || now.slice(0, 4) === day.slice(0, 4);
  return format(isNear ? "nearDay" : "day", locale, "UTC", at);
}

/** Formats a day as a name, which is the same on every day: "6 Oct 2026". */
export function formatDayName(day: string, locale: string): string {
  const at = parseDay(day)?.toDate();
  return at ? format("day", locale, "UTC", at) : day;
}

/** Formats a range of days, both included: "4 Nov 2026 – 6 Jan 2027"; one day is named once. */
export const formatDayRange = (from: string, to: string, locale: string): string =>
  [...new Set([from, to])].map((day) => formatDayName(day, locale)).join(" – ");

/** Formats a month, `YYYY-MM`, as a name: "October 2026"; returns another text unchanged. */
export function formatMonth(month: string, locale: string): string {
  const at = parseDay(`${month}-01`)?.toDate();
  return at ? format("month", locale, "UTC", at) : month;
}

/**
 * Formats an instant as seen from today in a time zone, always with its time: "Today, 6:24 pm",
 * "Sat 21 Nov, 11:20 am", "6 Oct 2025, 9:05 am" in another year; returns an invalid instant
 * unchanged.
 *
 * @example
 * ```ts
 * const paidAt = formatMoment("2026-03-01T04:05:06Z", "en", "Australia/Sydney");
 * ```
 */
export function formatMoment(iso: string, locale: string, timeZone: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const day = formatMomentDay(iso, locale, timeZone);
  const separator = locale.startsWith("zh") ? " " : ", ";
  return `${day}${separator}${format("time", locale, timeZone, at)}`;
}

/** Formats the day of an instant as seen from today in a time zone: "Today", "Sat 21 Nov". */
export function formatMomentDay(iso: string, locale: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(iso))) return iso;
  return formatDay(formatInstant(iso, timeZone).slice(0, 10), locale, timeZone);
}

/** Formats an instant with its time for the middle of a sentence: "today, 6:24 pm". */
export function formatMomentInText(iso: string, locale: string, timeZone: string): string {
  const text = formatMoment(iso, locale, timeZone);
  const named = [-1, 0, 1].some((days) => text.startsWith(nameDay(days, locale)));
  return named ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/**
 * Formats an instant after "by" or "until": "9:01 am today", and further away "Sat 21 Nov, 9:01
 * am". The time does not break.
 */
export function formatDueMoment(iso: string, locale: string, timeZone: string): string {
  const text = formatMomentInText(iso, locale, timeZone);
  const [day = "", time] = text.split(", ");
  if (locale !== "en" || time === undefined) return text;
  const whole = time.replaceAll(" ", "\u00a0");
  return /^[a-z]/.test(day) ? `${whole}\u00a0${day}` : `${day}, ${whole}`;
}

/** Formats an instant completely, with seconds and the name of its time zone. */
export function formatExactly(iso: string, locale: string, timeZone: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : format("exact", locale, timeZone, at);
}
