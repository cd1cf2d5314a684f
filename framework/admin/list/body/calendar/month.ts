import { addDays, parseDay } from "../../../../schema/zonedTime.ts";

/** Returns the weekday of a day: 1 for Monday to 7 for Sunday. */
const getWeekday = (day: string): number => parseDay(day)?.day() || 7;

/** Locales whose week begins on Sunday, for browsers that do not know the week of a locale. */
const sundayLocales = /^(en-(US|CA|AU)|zh-TW|ja|ko|he|pt-BR)\b|^en$/;

interface WeekLocale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}
/** Returns the first weekday of a locale: 1 for Monday to 7 for Sunday. */
export function getFirstWeekday(locale: string): number {
  const known: WeekLocale = new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return info?.firstDay ?? (sundayLocales.test(locale) ? 7 : 1);
}

/** Returns the month of a day, as `2026-11`. */
export const toMonth = (day: string): string => day.slice(0, 7);
/** Returns the month that is `count` months later. */
export const addMonths = (month: string, count: number): string =>
  toMonth(moveToMonth(`${month}-01`, count));
/** Returns the day in another month: the same one, or the last of a shorter month. */
export const moveToMonth = (day: string, count: number): string =>
  parseDay(day)?.add(count, "month").format("YYYY-MM-DD") ?? day;

/** Returns the weeks that a month's calendar shows, each of seven days. */
export function listWeeks(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((getWeekday(first) - firstWeekday + 7) % 7));
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < next; day = addDays(day, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((at) => addDays(day, at)));
  return weeks;
}

/** The day that a key moves the focus to; null for any other key. */
export function findDayByKey(key: string, day: string, firstWeekday: number): string | null {
  const inWeek = (getWeekday(day) - firstWeekday + 7) % 7;
  if (key === "ArrowLeft") return addDays(day, -1);
  if (key === "ArrowRight") return addDays(day, 1);
  if (key === "ArrowUp") return addDays(day, -7);
  if (key === "ArrowDown") return addDays(day, 7);
  if (key === "Home") return addDays(day, -inWeek);
  if (key === "End") return addDays(day, 6 - inWeek);
  if (key === "PageUp") return moveToMonth(day, -1);
  if (key === "PageDown") return moveToMonth(day, 1);
  return null;
}
