import { encodings, type Resource, type StandardAnswer } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { groupKey, isKey, listImportColumns, listKeyChoices } from "./columns.ts";
import { exportMark, findOrigin } from "./exportMark.ts";
import { suggest } from "./headings.ts";
import type { Imports } from "./imports.ts";
import type { ReadFile } from "./parseFile.ts";
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
): Promise<StandardAnswer<"importPreview">> {
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
    encoding: file.encoding,
    encodings: file.encoding === null ? [] : [...encodings],
    origin: numbers?.origin ?? null,
    mapping,
    key: stored ? stored.key : key,
    kept: stored !== null,
    keys,
    dialect: dialect?.name ?? null,
    unread: dialect?.findUnread(file.columns) ?? [],
    adds: columns
      .filter(({ rows, name }) => rows === null && adds.includes(name))
      .map(({ header }) => header),
    fill: fillColumns(engine, resource, columns).map(shown),
    fillLanguages: [...listLanguagesToFill(engine, resource, columns).keys()],
    fields: columns.map(shown),
  };
}
