import { getApp, isOwnCurrency, type Locale } from "../../schema/index.ts";
import type { Translate } from "../engine.ts";
import type { FileFormat, TranslatedFile } from "./importExport.ts";
import { ImportNotes } from "./importNotes.ts";
import { type NumberStyle, SheetNumbers } from "./sheetNumbers.ts";
import type { Line } from "./sheetRecords.ts";

/** A file of another program in the resource's own columns, with sentences about its numbers. */
export interface ForeignFile extends TranslatedFile {
  notes: readonly string[];
}

/** Converts the lines of a known file format, and notes the numbers that are doubtful. */
export function translateFile(
  format: FileFormat,
  headings: readonly string[],
  lines: readonly Line[],
  style: NumberStyle,
  { translate, locale }: { translate: Translate; locale: Locale },
): ForeignFile {
  const places = format.findNumbers(headings);
  const numbers = new SheetNumbers(lines, places, style);
  const notes = new ImportNotes();
  for (const { row, cells } of lines)
    for (const place of places) {
      const from = (cells[place] ?? "").trim();
      const { text: to, currency, isAmbiguous } = numbers.read(place, from);
      const add = (kind: string, params: Record<string, string>) =>
        notes.add(row, row, { kind, field: headings[place] ?? "", params: { from, ...params } });
      if (isAmbiguous) add("numberAmbiguous", { to });
      if (currency && !isOwnCurrency(currency))
        add("currencyIgnored", { currency, own: getApp().money.symbol });
    }
  const readNumber = (place: number, text: string) => numbers.read(place, text).text;
  return {
    ...format.translate(headings, lines, readNumber),
    notes: notes.sentences(translate, locale),
  };
}
