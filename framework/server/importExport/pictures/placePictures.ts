import { type Actor, type Field, isHtml, type Locale } from "../../../schema/index.ts";
import { DomainError } from "../../domainError.ts";
import type { Engine } from "../../engine.ts";
import { readManyStored, type StoredRow } from "../../operations/readRecord.ts";
import { save } from "../../operations/save.ts";
import type { Calculated, TableRow } from "../../tables/DB.ts";
import type { Tx } from "../../transaction.ts";
import { followImportedRow } from "../importedRows.ts";

type Values = Record<string, unknown>;

/** A fetched picture and its path in a record. */
export type FetchedPicture = Pick<
  TableRow<"import_pictures">,
  "id" | "import_id" | "place" | "address"
> &
  Calculated<{ file: string }>;
/**
 * Writes fetched pictures into their record with one save. Returns a failure key, or null on
 * success.
 */
export async function placePictures(
  engine: Engine,
  tx: Tx,
  at: {
    importId: string | null;
    resource: string;
    recordId: number;
    actor: Actor;
    locale: Locale;
  },
  pictures: readonly FetchedPicture[],
): Promise<string | null> {
  const resource = engine.resource(at.resource);
  const record = (await readManyStored(tx, resource, at.actor, [at.recordId], { lock: true })).get(
    at.recordId,
  );
  if (!record) return "recordGone";
  const values: Values = {};
  for (const { place, address, file } of inOrder(pictures))
    if (isText(resource.fields[place]))
      values[place] = putInText(values[place] ?? record[place], address, file);
    else put(record, values, place, file, getMaxCount(resource.fields, place));
  if (Object.keys(values).length === 0) return null;
  const caller = { actor: at.actor, locale: at.locale, ip: "", requestId: "" };
  try {
    const request = { id: record.id, version: null, values };
    await tx.savepoint(async () => {
      const saved = await save({ ...caller, engine, tx, resource }, request, "import");
      if (at.importId !== null && saved.version !== record.version)
        await followImportedRow(tx, at.importId, resource, caller, {
          record: saved,
          before: record,
        });
    });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return "refused";
    throw error;
  }
}
const inOrder = (pictures: readonly FetchedPicture[]): FetchedPicture[] =>
  [...pictures].sort((left, right) =>
    left.place.localeCompare(right.place, "en", { numeric: true }),
  );
const getMaxCount = (
  fields: Readonly<Record<string, { options: { max?: number } }>>,
  place: string,
): number => fields[place.split(".")[0] ?? ""]?.options.max ?? 50;

const isText = (field: Field | undefined): boolean =>
  field !== undefined && (isHtml(field) || field.type.traits.localized === true);
/** Replaces the address of a file by that of its copy, in a text or all its languages. */
const putInText = (text: unknown, address: string, file: string): unknown =>
  JSON.parse(JSON.stringify(text ?? null).replaceAll(address, file));

/**
 * Writes a picture to `mainImg`, to a position in a list (`imgs.2`), or to a child row by its id
 * (`copies.17.img`).
 */
function put(record: StoredRow, values: Values, place: string, file: string, max: number): void {
  const [name = "", at, inner] = place.split(".");
  if (at === undefined) values[name] = file;
  else if (inner === undefined) {
    const list = [...((values[name] ?? record[name] ?? []) as string[])];
    if (list.includes(file) || list.length >= max) return;
    list.splice(Math.min(Number(at), list.length), 0, file);
    values[name] = list;
  } else {
    const children = (values[name] ?? record[name] ?? []) as Values[];
    values[name] = children.map((child) =>
      String(child.id) === at ? { ...child, [inner]: file } : child,
    );
  }
}
