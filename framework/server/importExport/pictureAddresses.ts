import { sql } from "kysely";
import {
  type Actor,
  type Field,
  type Fields,
  getApp,
  getRowFields,
  isHtml,
} from "../../schema/index.ts";
import { copySuffix, findFileOwner } from "../files/fileAddress.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { currentTenant, tenantRef } from "../sql/tenancy.ts";
import type { Calculated, TableRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import type { FileColumn } from "./columns.ts";
import type { SheetRecord } from "./sheetRecords.ts";
import { parseAddresses } from "./splitText.ts";

type Stored = Pick<TableRow<"import_pictures">, "address"> & Calculated<{ file: string }>;

type Values = Record<string, unknown>;

/**
 * A picture that a record waits for: its path in the record (`mainImg`, `imgs.2`, `copies.0.img`),
 * and its address on the web or in another tenant.
 */
export interface WantedPicture {
  place: string;
  address: string;
}
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);
const isForeign = (address: string, { tenantId }: Actor): boolean => {
  const owner = findFileOwner(address);
  return owner !== null && owner !== String(tenantId ?? getApp().tenancy.operator);
};
/**
 * Whether an address refers to a file that the importing tenant does not own, and that its owner
 * could delete at any time.
 */
const isElsewhere = (address: unknown, field: Field, actor: Actor): address is string =>
  typeof address === "string" &&
  // Media of other kinds on the web are linked; only pictures are fetched.
  (isForeign(address, actor) || (field.type.traits.media === "picture" && isWebAddress(address)));

/** Addresses of files within a text. */
const inText = (): RegExp =>
  new RegExp(`/files/(?:\\d+|${getApp().tenancy.operator})/[0-9a-f]{32}${copySuffix}\\.\\w+`, "g");
const addressesIn = (text: string): string[] => text.match(inText()) ?? [];

/**
 * Returns the files that were fetched before from the addresses in some lines, to avoid fetching
 * them twice.
 */
export async function findKnownFiles(
  tx: Tx,
  columns: readonly (FileColumn | null)[],
  records: readonly SheetRecord[],
  actor: Actor,
): Promise<Map<string, string>> {
  const addresses = new Set<string>();
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { field } = column;
    const isText = isHtml(field);
    if (!isText && !field.type.traits.file) continue;
    for (const lines of records)
      for (const { cells } of lines) {
        const cell = cells[index] ?? "";
        if (cell === "") continue;
        for (const address of isText ? addressesIn(cell) : parseAddresses(cell))
          if (isElsewhere(address, field, actor)) addresses.add(address);
      }
  }
  if (addresses.size === 0) return new Map();
  const found = await tx.run(sql<Stored>`
    select distinct address, file from import_pictures
    where file is not null and ${tenantRef()} is not distinct from ${currentTenant()}
      and md5(address) in (select md5(one) from unnest(${[...addresses]}::text[]) one)`);
  return new Map(found.map(({ address, file }) => [address, file]));
}

/**
 * Removes the addresses of external files from a record, replaces them with the tenant's own copies
 * if these are known, and returns the others. Addresses that the record already has are unchanged.
 */
export function takePictures(
  fields: Fields,
  given: Values,
  before: Readonly<Values> | null,
  known: ReadonlyMap<string, string>,
  actor: Actor,
): { values: Values; pictures: WantedPicture[] } {
  const values = { ...given };
  const pictures: WantedPicture[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    const stored = before?.[name];
    if (field.type.traits.file === "one") {
      if (!isElsewhere(value, field, actor) || value === stored) continue;
      const file = known.get(value);
      if (file) values[name] = file;
      else {
        delete values[name];
        pictures.push({ place: name, address: value });
      }
    } else if (field.type.traits.file === "many" && Array.isArray(value)) {
      const storedAddresses: readonly unknown[] = Array.isArray(stored) ? stored : [];
      const isWanted = (address: unknown): address is string =>
        isElsewhere(address, field, actor) &&
        !known.has(address) &&
        !storedAddresses.includes(address);
      for (const [place, address] of value.entries())
        if (isWanted(address)) pictures.push({ place: `${name}.${place}`, address });
      const there = value.filter((address) => !isWanted(address));
      values[name] = [
        ...new Set(
          there.map((address) =>
            storedAddresses.includes(address) ? address : (known.get(address) ?? address),
          ),
        ),
      ];
    } else if (isHtml(field)) {
      let text = JSON.stringify(value);
      if (!text.includes("/files/")) continue;
      const shown = JSON.stringify(stored ?? "");
      for (const address of new Set(addressesIn(text))) {
        if (!isForeign(address, actor) || shown.includes(address)) continue;
        const file = known.get(address);
        if (file) text = text.replaceAll(address, file);
        // The text retains the address until its copy exists.
        else pictures.push({ place: name, address });
      }
      values[name] = JSON.parse(text);
    } else if (field.kind === "rows" && Array.isArray(value)) {
      const rows = new Map(((stored ?? []) as Values[]).map((row) => [row.id, row]));
      values[name] = value.map((child: Values, place) => {
        const inner = takePictures(
          getRowFields(field),
          child,
          rows.get(child.id) ?? null,
          known,
          actor,
        );
        pictures.push(
          ...inner.pictures.map((one) => ({ ...one, place: `${name}.${place}.${one.place}` })),
        );
        return inner.values;
      });
    }
  }
  return { values, pictures };
}

/**
 * Returns the path of a picture in the written record: child rows are named by their ids, which are
 * stable when rows move.
 */
export function findStoredPlace(record: StoredRow, place: string): string {
  const [name = "", index = "", inner] = place.split(".");
  if (inner === undefined) return place;
  const child = (record[name] as Values[] | undefined)?.[Number(index)];
  return `${name}.${child?.id}.${inner}`;
}
