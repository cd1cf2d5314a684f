import { type Fields, getTraits } from "../../../schema/index.ts";
import { getDisplay } from "../../fields/displays.ts";

/** How much wider than others of its kind the column is that names a row. */
const namingShare = 1.6;
/** What the sign of the currency and a price of five digits need. */
const amountWidth = "104px";

/**
 * Grid template of child rows: drag handle, one column per field, remove button.
 *
 * @param label The field that names a row.
 */
export const buildGridTemplate = (fields: Fields, label?: string): string =>
  [
    "28px",
    ...Object.entries(fields).map(([name, field]) => {
      const share = getDisplay(field).column?.share ?? 1;
      const least = getTraits(field).money ? amountWidth : "0";
      return `minmax(${least}, ${name === label ? share * namingShare : share}fr)`;
    }),
    "34px",
  ].join(" ");

/** Of cards beside which there is space: the handle, two columns of fields, the remove button. */
export const cardTemplate = "28px repeat(2, minmax(0, 1fr)) 34px";
/** Where the field of a place is in such a card. */
export const placeInCard = (place: number): { column: number; row: number } => ({
  column: 2 + (place % 2),
  row: 1 + Math.floor(place / 2),
});

/** What holds child rows; its width decides how they are laid out, as they are in rails as well. */
export const rowsContainer = { containerType: "inline-size" } as const;
/** The width of the container from which a card has two columns of fields. */
export const cardBreakpoint = "@420";
/**
 * The width of the container from which child rows are a table instead of cards; many columns need
 * more space. It is never less than that of cards with two columns, which would override it.
 */
export const getTableBreakpoint = (columns: number) =>
  `@${Math.min(640, Math.max(420, 62 + columns * 100))}` as const;
