import { sql } from "kysely";
import type { Field, Fields } from "../../schema/index.ts";
import type { Rec } from "../read.ts";
import type { Tx } from "../tenancy.ts";
import { addressesOf } from "./cellValue.ts";
import { type FileColumn, fieldsOfRows } from "./columns.ts";
import type { SheetRecord } from "./sheetRecords.ts";

type Values = Record<string, unknown>;

/** A picture that a record waits for: where it belongs (`mainImg`, `imgs.2`, `skus.0.img`), and its address on the web. */
export interface WantedPicture {
  place: string;
  address: string;
}
const isPicture = ({ kind }: Field) => kind === "image" || kind === "images";
const isOfWeb = (address: unknown): address is string => typeof address === "string" && /^https?:\/\//.test(address);

/** The files that were fetched before from the addresses in some lines: those are not fetched twice. */
export async function knownFiles(
  tx: Tx,
  columns: readonly (FileColumn | null)[],
  records: readonly SheetRecord[],
): Promise<Map<string, string>> {
  const places = columns.flatMap((column, index) => (column && isPicture(column.field) ? [index] : []));
  const addresses = new Set(
    records.flatMap((lines) =>
      lines.flatMap(({ cells }) => places.flatMap((index) => addressesOf(cells[index] ?? "").filter(isOfWeb))),
    ),
  );
  if (addresses.size === 0) return new Map();
  const found = await tx.run<{ address: string; file: string }>(sql`
    select distinct address, file from import_pictures
    where file is not null and shop_id is not distinct from current_shop_id()
      and md5(address) in (select md5(one) from unnest(${[...addresses]}::text[]) one)`);
  return new Map(found.map(({ address, file }) => [address, file]));
}

/** Takes the addresses of the web out of what a record is to be, puts files in their place where they are known, and says the others. */
export function takePictures(
  fields: Fields,
  given: Values,
  known: ReadonlyMap<string, string>,
): { values: Values; pictures: WantedPicture[] } {
  const values = { ...given };
  const pictures: WantedPicture[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === "image" && isOfWeb(value)) {
      const file = known.get(value);
      if (file) values[name] = file;
      else {
        delete values[name];
        pictures.push({ place: name, address: value });
      }
    } else if (field.kind === "images" && Array.isArray(value)) {
      for (const [place, address] of value.entries())
        if (isOfWeb(address) && !known.has(address)) pictures.push({ place: `${name}.${place}`, address });
      const there = value.filter((address) => !isOfWeb(address) || known.has(address));
      values[name] = [...new Set(there.map((address) => known.get(address) ?? address))];
    } else if (field.kind === "rows" && Array.isArray(value)) {
      values[name] = value.map((child: Values, place) => {
        const inner = takePictures(fieldsOfRows(field), child, known);
        pictures.push(...inner.pictures.map((one) => ({ ...one, place: `${name}.${place}.${one.place}` })));
        return inner.values;
      });
    }
  }
  return { values, pictures };
}

/** The place of a picture once its record is written: child rows are named by their numbers, which stay when rows move. */
export function keptPlace(record: Rec, place: string): string {
  const [name = "", index = "", inner] = place.split(".");
  if (inner === undefined) return place;
  const child = (record[name] as Values[] | undefined)?.[Number(index)];
  return `${name}.${child?.id}.${inner}`;
}
