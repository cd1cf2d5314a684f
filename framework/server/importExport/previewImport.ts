import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { groupKey, isKey, listImportColumns, listKeyChoices } from "./columns.ts";
import { exportMark, findOrigin } from "./exportMark.ts";
import { suggest } from "./headings.ts";
import type { Imports } from "./imports.ts";
import { encodings, type ReadFile } from "./parseFile.ts";
import { fillColumns, listLanguagesToFill } from "./runOptions.ts";
import { readMapping } from "./savedMappings.ts";

/**
 * Returns the preview of a file before the import: its detected properties and the available
 * options.
 */
export async function previewImport(
  engine: Engine,
  imports: Imports,
  resource: Resource,
  caller: Caller,
  file: ReadFile,
) {
  const { actor, locale } = caller;
  const importId = await imports.keep(resource, caller, file);
  const mark = await exportMark(engine, resource, actor);
  const numbers = findOrigin(file.columns, mark);
  const all = listImportColumns(engine, resource, actor, locale);
  // Only our own exports contain our record ids.
  const columns = numbers?.origin === "own" ? all : all.filter(({ key }) => key !== "id");

  const stored = await readMapping(engine, resource, caller, file.columns, columns);
  const mapping = stored?.mapping ?? suggest(engine, file.columns, resource, actor, mark);
  const keys = listKeyChoices(engine, resource, columns);
  const mapped = keys.filter(({ name }) =>
    columns.some((column) => mapping.includes(column.key) && isKey(column, name)),
  );
  const [key = null] = [resource.key, "id", groupKey].filter((name) =>
    mapped.some((one) => one.name === name),
  );
  const { formats = [], createMissing: adds = [] } = engine.rules(resource).transfer ?? {};
  const dialect = formats.find((one) => one.detects(file.columns));
  const shown = ({ key: name, header }: { key: string; header: string }) => ({ key: name, header });
  return {
    importId,
    columns: file.columns,
    sample: file.sample,
    total: file.total,
    /** Encoding with which a CSV file was read, and the alternatives; null for a workbook. */
    encoding: file.encoding,
    encodings: file.encoding === null ? [] : encodings,
    /** Whether the file is an export of this shop (`own`) or of another one (`other`). */
    origin: numbers?.origin ?? null,
    mapping,
    key: stored ? stored.key : key,
    /** Whether the columns follow the mapping that the shop used last time. */
    kept: stored !== null,
    keys,
    dialect: dialect?.name ?? null,
    /** Headings of the other program's file that are not imported. */
    unread: dialect?.findUnread(file.columns) ?? [],
    adds: columns
      .filter(({ rows, name }) => rows === null && adds.includes(name))
      .map(({ header }) => header),
    fill: fillColumns(engine, resource, columns).map(shown),
    fillLanguages: [...listLanguagesToFill(engine, resource, columns).keys()],
    fields: columns.map(shown),
  };
}
