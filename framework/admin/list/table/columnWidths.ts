import type { Kind } from "../../../schema/index.ts";
import { headingWidth, textWidth } from "./cellText.ts";
import { type Column, type ColumnPreference, kindOf } from "./columns.ts";

/** How wide a column would be, and how narrow it may become before the table has to be scrolled. */
export interface ColumnConstraints {
  readonly wanted: number;
  readonly least: number;
  /** Takes a share of the space that is left. */
  readonly grows: boolean;
}
const padding = 18;
const arrow = 20;
const seconds = 22;
export const narrowest = 56;

/** Kinds that make no sense cut off; all others may be, and can be read whole by pointing at them. */
const whole: readonly Kind[] = [
  "boolean",
  "integer",
  "decimal",
  "money",
  "percent",
  "duration",
  "date",
  "dateTime",
  "dateRange",
  "choice",
  "phone",
  "image",
  "images",
  "rows",
];
/** Whether a column has room for all that is in it. */
export const isWhole = ({ field }: Column): boolean => whole.includes(kindOf(field));
const drawn: Partial<Record<Kind, number>> = { boolean: 20, image: 40, images: 112 };
/** Before there are rows to go by. */
const defaults: Partial<Record<Kind, number>> = { date: 82, dateTime: 150, dateRange: 190, money: 100, phone: 132 };
const shortestText = 78;
/** What is called so in each language is a name, of which some letters say nothing. */
const shortestWord = 130;
const shortestName = 190;
const longestText = 380;
const comfortable = 160;

/** What a column needs for its heading and the texts of its cells. */
export function columnConstraints(column: Column, heading: string, texts: readonly string[]): ColumnConstraints {
  const kind = kindOf(column.field);
  // A choice is a chip: its word is bold, and has a ground around it.
  const widths = texts.map((text) => textWidth(text, kind === "choice")).sort((one, other) => one - other);
  const chip = kind === "choice" ? 16 : 0;
  const head = headingWidth(heading) + (column.sortable ? arrow : 0);
  if (isWhole(column)) {
    const content = drawn[kind] ?? widths.at(-1) ?? defaults[kind] ?? shortestText;
    const width = Math.max(narrowest, Math.max(content + chip, head) + padding);
    // Where room is short, an instant is shown to the minute.
    return { wanted: width, least: kind === "dateTime" ? width - seconds : width, grows: false };
  }
  // One text that is much longer than the others does not push them aside.
  const content = widths[Math.floor((widths.length - 1) * 0.95)] ?? 140;
  const shortest = column.names ? shortestName : kind === "localized" ? shortestWord : shortestText;
  const least = Math.max(Math.min(content, shortest), head) + padding;
  return { wanted: Math.max(least, Math.min(content, longestText) + padding), least, grows: true };
}

/**
 * The width of each column in pixels. Where room is short, texts give way down to their least; what is left over goes to the texts.
 * Columns that were resized stay as they are.
 */
export function columnWidths(
  columns: readonly Column[],
  rooms: readonly ColumnConstraints[],
  widths: ColumnPreference["widths"],
  available: number,
): Record<string, number> {
  const parts = columns.map(({ name }, index) => {
    const { wanted, least, grows } = rooms[index] ?? { wanted: 140, least: narrowest, grows: true };
    const set = widths[name];
    return set === undefined ? { name, wanted, least, grows } : { name, wanted: set, least: set, grows: false };
  });
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0);
  const left = available - sum((part) => part.wanted);
  const slack = sum((part) => part.wanted - part.least);
  const someGrow = parts.some((part) => part.grows);
  const weight = (part: (typeof parts)[number]) =>
    part.grows || (!someGrow && widths[part.name] === undefined) ? part.wanted : 0;
  const weights = sum(weight);
  return Object.fromEntries(
    parts.map((part) => {
      // A table that is scrolled anyway need not make its texts unreadable for it.
      if (-left > slack) return [part.name, Math.max(part.least, part.grows ? Math.min(part.wanted, comfortable) : 0)];
      if (left < 0) {
        const given = slack > 0 ? Math.min(1, -left / slack) * (part.wanted - part.least) : 0;
        return [part.name, Math.floor(part.wanted - given)];
      }
      return [part.name, part.wanted + (weights > 0 ? Math.floor((left * weight(part)) / weights) : 0)];
    }),
  );
}

/** Whether some column has less than it would take. */
export const isTight = (
  columns: readonly Column[],
  rooms: readonly ColumnConstraints[],
  widths: Readonly<Record<string, number>>,
) => columns.some(({ name }, place) => (widths[name] ?? 0) < (rooms[place]?.wanted ?? 0));
