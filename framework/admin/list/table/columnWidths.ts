import { getTraits, isPicture } from "../../../schema/index.ts";
import { getValueDisplay, type OwnDisplays } from "../../fields/displays.ts";
import { type Column, type ColumnPreference, isStateColumn } from "./columns.ts";
import { estimateHeadingWidth, estimateTextWidth } from "./estimateText.ts";

/** The preferred width of a column, and the minimum before the table scrolls. */
export interface ColumnConstraints {
  readonly wanted: number;
  readonly least: number;
  /** The width at which its heading takes one line; the preferred one by default. */
  readonly line?: number;
  /** The width of its longest text; the preferred one by default. */
  readonly most?: number;
  /** Takes a share of the remaining space. */
  readonly grows: boolean;
}
const padding = 16;
const arrow = 20;
/** The padding of a chip, and its dot with the gap after it. */
const chipPadding = 28;
/** The size of a chip's letters, as a part of that of a table's. */
const chipLetters = 12 / 13;
export const narrowest = 56;
/** The most letters of a heading of words that always has one line. */
const shortHeading = 10;

/** Whether a column is never truncated. */
export const isWhole = ({ field }: Column, displays?: OwnDisplays): boolean =>
  getValueDisplay(field, displays).column?.whole === true;
const shortestText = 78;
const shortestName = 190;
const maxTextWidth = 380;
const comfortable = 160;
/** A text that needs less is not made wider than this. */
const roomiest = 260;
/** The constraints of a column that has none. */
const unknown: ColumnConstraints = { wanted: 140, least: narrowest, grows: true };

/**
 * Calculates the width that a column needs for its heading and cell texts. `later` are texts of
 * rows that were loaded after the first ones: they have free space, but displace no other column.
 */
export function getColumnConstraints(
  column: Column,
  heading: string,
  texts: readonly string[],
  displays?: OwnDisplays,
  hasOwnDisplay = false,
  later: readonly string[] = [],
): ColumnConstraints {
  const shape = getValueDisplay(column.field, displays).column ?? {};
  // Choices that are no states are texts, unless their own display shows them as chips.
  const isChip = shape.chip === true && (hasOwnDisplay || isStateColumn(column));
  // Names and chips are bold; a chip has smaller letters and padding.
  const letters = isChip ? chipLetters : 1;
  const measure = (text: string) =>
    Math.ceil(estimateTextWidth(text, isChip || column.names) * letters);
  const widths = texts.map(measure).sort((one, other) => one - other);
  const beside = column.sortable ? arrow : 0;
  // The heading of a picture is not seen.
  if (isPicture(column.field)) {
    const width = Math.max(narrowest, (shape.element ?? comfortable) + padding);
    return { wanted: width, least: width, grows: false };
  }
  const head = estimateHeadingWidth(heading) + beside;
  const line = estimateTextWidth(heading, true) + beside + padding;
  if (shape.whole) {
    const content = shape.element ?? widths.at(-1) ?? shape.initial ?? shortestText;
    const width = Math.max(
      narrowest,
      Math.max(content + (isChip ? chipPadding : 0), head) + padding,
    );
    // Two lines of a short heading would save next to nothing.
    const isShort = heading.includes(" ") && heading.length <= shortHeading;
    const wanted = isShort ? Math.max(width, line) : width;
    return { wanted, least: wanted - (shape.hidden ?? 0), line, grows: false };
  }
  // The 95th percentile: a single long text among many does not displace other columns.
  const content = widths[Math.round((widths.length - 1) * 0.95)] ?? 140;
  const shortest = column.names ? shortestName : (shape.shortest ?? shortestText);
  const least = Math.max(Math.min(content, shortest), head) + padding;
  const toWidth = (text: number) => Math.max(least, Math.min(text, maxTextWidth) + padding);
  return {
    wanted: toWidth(content),
    least,
    line,
    most: toWidth(Math.max(widths.at(-1) ?? content, ...later.map(measure))),
    grows: true,
  };
}

/** The width of a long text where even the most important columns have too little space. */
const narrowText = 112 + padding;

/** The constraints of columns in a table too narrow for them: long texts give way. */
export const squeezeTexts = (constraints: readonly ColumnConstraints[]): ColumnConstraints[] =>
  constraints.map((one) => (one.grows ? { ...one, least: Math.min(one.least, narrowText) } : one));

/** Adds up the widths below which columns scroll. */
export const sumLeast = (constraints: readonly ColumnConstraints[]): number =>
  constraints.reduce((total, { least }) => total + least, 0);

/**
 * Returns the columns for which the table is wide enough: the least important ones are left out
 * first, of those the last ones, until the others are readable without scrolling. Of the most
 * important ones, names, states, the first amount and one time always stay: the column by which the
 * rows are sorted, or else the first time. Pictures go before the others, further times last.
 */
export function selectFittingColumns<
  C extends Pick<Column, "name" | "field" | "names" | "priority" | "sort">,
>(
  columns: readonly C[],
  constraints: readonly ColumnConstraints[],
  available: number,
  sorted?: string,
): readonly C[] {
  const needs = (place: number) => {
    const { wanted, least, grows } = constraints[place] ?? unknown;
    return grows ? Math.max(least, Math.min(wanted, comfortable)) : least;
  };
  let missing = columns.reduce((total, _, place) => total + needs(place), 0) - available;
  const dropped = new Set<number>();
  const drop = (
    isDropped: (column: C, place: number) => boolean,
    width: (place: number) => number,
  ) => {
    for (let place = columns.length - 1; place >= 0 && missing > 0; place--) {
      const column = columns[place];
      if (!column || column.sort === sorted || dropped.has(place)) continue;
      if (!isDropped(column, place)) continue;
      dropped.add(place);
      missing -= width(place);
    }
  };
  for (const priority of [3, 2] as const) drop((column) => column.priority === priority, needs);

  const squeezed = squeezeTexts(constraints);
  const least = (place: number) => squeezed[place]?.least ?? narrowest;
  missing =
    columns.reduce((total, _, place) => total + (dropped.has(place) ? 0 : least(place)), 0) -
    available;
  const amount = columns.findIndex(({ field }) => getTraits(field).money);
  drop(({ field }) => isPicture(field), least);
  const isTime = ({ field }: C) => getTraits(field).time !== undefined;
  drop(
    (column, place) =>
      !column.names && !isStateColumn(column) && !isTime(column) && place !== amount,
    least,
  );
  const isShown = (column: C, place: number) => isTime(column) && !dropped.has(place);
  const kept = columns.find((one, place) => isShown(one, place) && one.sort === sorted);
  const time = kept ?? columns.find(isShown);
  drop((column) => isTime(column) && column !== time, least);
  return dropped.size === 0 ? columns : columns.filter((_, place) => !dropped.has(place));
}

/** The smallest needs that a space satisfies together: half of a need is of no use. */
function selectSatisfied(needs: readonly number[], space: number): ReadonlySet<number> {
  const satisfied = new Set<number>();
  let left = space;
  for (const [place, need] of [...needs.entries()].sort(([, one], [, other]) => one - other)) {
    if (need > left) break;
    satisfied.add(place);
    left -= need;
  }
  return satisfied;
}

/**
 * Calculates the width of each column in pixels. If the space does not suffice, texts shrink down
 * to their minimum; the remaining space goes to headings that would wrap, then to texts that would
 * be cut, then to all texts. Resized columns stay unchanged.
 */
export function calculateColumnWidths(
  columns: readonly Column[],
  constraints: readonly ColumnConstraints[],
  widths: ColumnPreference["widths"],
  available: number,
): Record<string, number> {
  const needed = columns.map(({ name }, index) => {
    const { wanted, least, grows, line = wanted, most = wanted } = constraints[index] ?? unknown;
    const set = widths[name];
    return set === undefined
      ? { name, wanted, least, grows, line, most }
      : { name, wanted: set, least: set, grows: false, line: set, most: set };
  });
  const unwrapped = selectSatisfied(
    needed.map(({ wanted, line }) => Math.max(0, line - wanted)),
    available - needed.reduce((total, { wanted }) => total + wanted, 0),
  );
  const parts = needed.map(({ line, most, ...part }, index) => {
    const wanted = unwrapped.has(index) ? Math.max(part.wanted, line) : part.wanted;
    return { ...part, wanted, missing: Math.max(0, most - wanted) };
  });
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const left = available - sum((part) => part.wanted);
  const slack = sum((part) => part.wanted - part.least);
  const someGrow = parts.some((part) => part.grows);
  const weight = (part: (typeof parts)[number]) =>
    part.grows || (!someGrow && widths[part.name] === undefined) ? part.wanted : 0;
  const weights = sum(weight);
  const missing = sum((part) => part.missing);
  const filled = missing > 0 ? Math.min(1, Math.max(0, left) / missing) : 0;
  const rest = left - missing * filled;
  // A short text that takes all the space leaves a hole before the next column: where all texts are
  // short, what is more than comfortable goes to all columns alike.
  const room = sum((part) =>
    part.grows ? (part.wanted < roomiest ? roomiest - part.wanted : Number.POSITIVE_INFINITY) : 0,
  );
  const free = parts.filter((part) => widths[part.name] === undefined).length;
  const spread = someGrow && rest > room && free > 0 ? (rest - room) / free : 0;
  const grown = spread > 0 ? room : rest;
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
        part.wanted +
          Math.floor(
            part.missing * filled +
              (weights > 0 ? (grown * weight(part)) / weights : 0) +
              (widths[part.name] === undefined ? spread : 0),
          ),
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
