import {
  getDefaultLanguage,
  type Locale,
  type Resource,
  text,
  toContentLanguage,
} from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { type FileColumn, listFileColumns } from "./columns.ts";

type Values = Readonly<Record<string, unknown>>;

/** A column of an exported file. */
export interface ExportColumn extends FileColumn {
  /** Describes a child row, where one cell describes all child rows of a record. */
  summarize?: (row: Values, locale: Locale) => string;
}

/**
 * Returns the columns of an export: all, or those of the named fields in their order. Names that a
 * file has no column for are left out. Child rows of a named field share one cell, so that each
 * record has one line.
 */
export function listExportColumns(
  engine: Engine,
  resource: Resource,
  { actor, locale }: Pick<Caller, "actor" | "locale">,
  names: readonly string[] | null,
): ExportColumn[] {
  const all = listFileColumns(engine, resource, actor, locale);
  if (!names) return all;
  const { columns: instead = {}, summaries = {} } = engine.rules(resource).transfer ?? {};
  const chosen = names.flatMap((name): ExportColumn[] => {
    const field = resource.fields[name];
    const isReadable = all.some(({ rows }) => rows === name);
    if (field?.kind === "rows" && isReadable) {
      const { label } = field.options;
      const summarize = summaries[name] ?? ((row) => (label ? toText(row[label], locale) : ""));
      const header = engine.translate(locale, `resources.${resource.name}.fields.${name}`);
      const own = { key: name, name, language: null, rows: null, label: null };
      return [{ ...own, field: text(), header, summarize }];
    }
    const replacing = Object.keys(instead[name] ?? { [name]: field });
    return all.filter(({ rows, name: one }) => rows === null && replacing.includes(one));
  });
  return chosen.length > 0 ? chosen : all;
}

/** Replaces the child rows of a record by their descriptions, where a column summarizes them. */
export function summarizeRows(
  columns: readonly ExportColumn[],
  row: Record<string, unknown>,
  locale: Locale,
): void {
  for (const { name, summarize } of columns) {
    const children = row[name];
    if (summarize && Array.isArray(children))
      row[name] = children.map((child) => summarize(child, locale)).join("; ");
  }
}

/** Returns a text in the reader's language, or in the default one. */
export function toText(value: unknown, locale: Locale): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const texts: Values = { ...value };
  return String(texts[toContentLanguage(locale)] || texts[getDefaultLanguage()] || "");
}
