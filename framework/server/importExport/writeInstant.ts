import { toZonedTime } from "../../schema/zonedTime.ts";
import { readInstant } from "./readInstant.ts";

const minute = 60_000;
/** Clocks change at a quarter of an hour, so that an offset holds until the next one. */
const quarter = 15 * minute;
/** Clock changes are further apart, and none skips or repeats more than a day. */
const aroundChange = 25 * 60 * minute;
/** Offsets were no whole minutes everywhere before. */
const firstExact = Date.UTC(1972, 0);
/** Quarters of an hour whose offsets are cached, by zone: those of about a year. */
const maxCached = 40_000;

/** The offsets of one zone in milliseconds, by quarter of an hour since 1970. */
const offsetsByZone = new Map<string, Map<number, number>>();
/** Returns the offset of a zone from UTC at an instant; a file has thousands of instants. */
function findOffset(instant: number, timeZone: string): number {
  const known = offsetsByZone.get(timeZone) ?? new Map<number, number>();
  offsetsByZone.set(timeZone, known);
  const place = Math.floor(instant / quarter);
  let offset = known.get(place);
  if (offset === undefined) {
    if (known.size >= maxCached) known.clear();
    offset = toZonedTime(new Date(place * quarter), timeZone).utcOffset() * minute;
    known.set(place, offset);
  }
  return offset;
}

/**
 * Formats an instant for a cell of a file as screens show it, in a time zone: `2026-12-01 09:00`,
 * with seconds where it has any. An exact one is read back as the same instant: it has milliseconds
 * where there are any, and is in ISO 8601 where the clocks go back and its time occurs twice.
 */
export function writeInstant(iso: string, timeZone: string, isExact: boolean): string {
  const given = Date.parse(iso);
  if (Number.isNaN(given)) return iso;
  const instant = isExact ? given : Math.floor(given / 1000) * 1000;
  const offset = findOffset(instant, timeZone);
  const text = toLocalText(instant + offset);
  const isPlain =
    !isExact ||
    (instant >= firstExact &&
      [-aroundChange, aroundChange].every((by) => findOffset(instant + by, timeZone) === offset));
  return isPlain || readInstant(text, timeZone) === new Date(instant).toISOString() ? text : iso;
}

/** Formats the time of a clock that is given as if it were UTC. */
function toLocalText(local: number): string {
  const [day, time = ""] = new Date(local).toISOString().split("T");
  const [clock, fraction] = [time.slice(0, 8), time.slice(8, 12)];
  if (fraction !== ".000") return `${day} ${clock}${fraction}`;
  return `${day} ${clock.endsWith(":00") ? clock.slice(0, 5) : clock}`;
}
