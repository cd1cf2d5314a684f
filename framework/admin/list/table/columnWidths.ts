import type { Kind } from "../../../schema/index.ts";
import { type Column, type ColumnPreference, getKind } from "./columns.ts";
import { estimateHeadingWidth, estimateTextWidth } from "./estimateText.ts";

/** The preferred width of a column, and the minimum before the table scrolls. */
export interface ColumnConstraints {
  readonly wanted: number;
  readonly least: number;
  /** Takes a share of the remaining space. */
  readonly grows: boolean;
}
const padding = 18;
const arrow = 20;
const seconds = 22;
export const narrowest = 56;

/**
 * Kinds that are meaningless when truncated; all others may be, and show the full text on hover.
 */
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
/** Whether a column is never truncated. */
export const isWhole = ({ field }: Column): boolean => whole.includes(getKind(field));
const elementWidths: Partial<Record<Kind, number>> = { boolean: 20, image: 40, images: 112 };
/** Default widths while there are no rows. */
const defaults: Partial<Record<Kind, number>> = {
  date: 82,
  dateTime: 150,
  dateRange: 190,
  money: 100,
  phone: 132,
};
const shortestText = 78;
/**
 * Minimum width of localized texts: these are names, which are unreadable when cut to a few
 * letters.
 */
const minWordWidth = 130;
const shortestName = 190;
const maxTextWidth = 380;
const comfortable = 160;

/** Calculates the width that a column needs for its heading and cell texts. */
export function getColumnConstraints(
  column: Column,
  heading: string,
  texts: readonly string[],
): ColumnConstraints {
  const kind = getKind(column.field);
  // A choice is a chip with bold text and padding.
  const widths = texts
    .map((text) => estimateTextWidth(text, kind === "choice"))
    .sort((one, other) => one - other);
  const chip = kind === "choice" ? 16 : 0;
  const head = estimateHeadingWidth(heading) + (column.sortable ? arrow : 0);
  if (isWhole(column)) {
    const content = elementWidths[kind] ?? widths.at(-1) ?? defaults[kind] ?? shortestText;
    const width = Math.max(narrowest, Math.max(content + chip, head) + padding);
    // In a narrow table, an instant is shown without seconds.
    return { wanted: width, least: kind === "dateTime" ? width - seconds : width, grows: false };
  }
  // Uses the 95th percentile, so that a single long text does not displace other columns.
  const content = widths[Math.floor((widths.length - 1) * 0.95)] ?? 140;
  const shortest = column.names ? shortestName : kind === "localized" ? minWordWidth : shortestText;
  const least = Math.max(Math.min(content, shortest), head) + padding;
  return { wanted: Math.max(least, Math.min(content, maxTextWidth) + padding), least, grows: true };
}

/**
 * Calculates the width of each column in pixels. If the space does not suffice, texts shrink down
 * to their minimum; texts also share the remaining space. Resized columns stay unchanged.
 */
export function calculateColumnWidths(
  columns: readonly Column[],
  constraints: readonly ColumnConstraints[],
  widths: ColumnPreference["widths"],
  available: number,
): Record<string, number> {
  const parts = columns.map(({ name }, index) => {
    const { wanted, least, grows } = constraints[index] ?? {
      wanted: 140,
      least: narrowest,
      grows: true,
    };
    const set = widths[name];
    return set === undefined
      ? { name, wanted, least, grows }
      : { name, wanted: set, least: set, grows: false };
  });
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const left = available - sum((part) => part.wanted);
  const slack = sum((part) => part.wanted - part.least);
  const someGrow = parts.some((part) => part.grows);
  const weight = (part: (typeof parts)[number]) =>
    part.grows || (!someGrow && widths[part.name] === undefined) ? part.wanted : 0;
  const weights = sum(weight);
  return Object.fromEntries(
    parts.map((part) => {
      // A table that must scroll in any case does not shrink its texts to an unreadable width.
      if (-left > slack)
        return [
          part.name,
          Math.max(part.least, part.grows ? Math.min(part.wanted, comfortable) : 0),
        ];
      if (left < 0) {
        const given = slack > 0 ? Math.min(1, -left / slack) * (part.wanted - part.least) : 0;
        return [part.name, Math.floor(part.wanted - given)];
      }
      return [
        part.name,
        part.wanted + (weights > 0 ? Math.floor((left * weight(part)) / weights) : 0),
      ];
    }),
  );
}

/** Whether any column is narrower than its preferred width. */
export const isTight = (
  columns: readonly Column[],
  constraints: readonly ColumnConstraints[],
  widths: Readonly<Record<string, number>>,
) => columns.some(({ name }, place) => (widths[name] ?? 0) < (constraints[place]?.wanted ?? 0));
