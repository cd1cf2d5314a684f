import { toZonedTime } from "../../../framework/schema/zonedTime.ts";

/** Returns the part of the day for the greeting, in the shop's time zone, not the browser's. */
export function getPartOfDay(now: Date, timeZone: string): "morning" | "afternoon" | "evening" {
  const hour = toZonedTime(now, timeZone).hour();
  if (hour >= 3 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
