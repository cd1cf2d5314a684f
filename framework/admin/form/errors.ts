import { useCallback } from "react";
import { useLocale, useTranslate } from "react-admin";
import { type FieldErrors, type FieldValues, set } from "react-hook-form";
import {
  type Fields,
  getLanguageName,
  getRowFields,
  type Issue,
  type Issues,
} from "../../schema/index.ts";
import { nameInMessage } from "../../schema/locales/nameInMessage.ts";

/** Returns the label of a path: of the field, or in child rows of the inner field. */
export type LabelGetter = (path: string) => string;

/** Translates issues into the reader's language, with the form's field labels. */
export function useSentences(getLabel: LabelGetter) {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    (issue: Issue, path: string): string => {
      const { language, ...params } = issue.params ?? {};
      return translate(issue.key, {
        field: nameInMessage(issue.key, getLabel(path), locale),
        ...params,
        ...(language !== undefined && {
          language: getLanguageName(String(language), locale, translate),
        }),
      });
    },
    [translate, locale, getLabel],
  );
}

/**
 * The path of an error in react-hook-form's state: an error of a list as a whole is stored beside
 * its rows.
 */
export const toFormPath = (fields: Fields, path: string): string =>
  fields[path]?.kind === "rows" ? `${path}.root` : path;

/**
 * Joins two sets of issues. Of a value and a part of it, such as a language, only the part is
 * named.
 */
export function joinIssues(own: Issues, further: Issues): Issues {
  const parts = Object.keys(further);
  const kept = Object.entries(own).filter(
    ([path]) => !parts.some((part) => part.startsWith(`${path}.`)),
  );
  return { ...further, ...Object.fromEntries(kept) };
}

export function nestErrors(
  fields: Fields,
  issues: Issues,
  t: (issue: Issue, path: string) => string,
): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {};
  for (const [path, issue] of Object.entries(issues))
    set(errors, toFormPath(fields, path), { type: "issue", message: t(issue, path) });
  return errors;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
/**
 * Flattens the form's errors into messages by path, in the order of fields, rows and row fields.
 */
export function flattenErrors(
  errors: unknown,
  fields: Fields,
): { path: string; sentence: string }[] {
  const found: { path: string; sentence: string }[] = [];
  const walk = (one: unknown, path: string) => {
    if (!isRecord(one)) return;
    if (typeof one.message === "string")
      found.push({ path: path.replace(/\.root$/, ""), sentence: one.message });
    for (const [key, inner] of Object.entries(one))
      if (!["ref", "type", "types", "message"].includes(key))
        walk(inner, path ? `${path}.${key}` : key);
  };
  walk(errors, "");
  const order = Object.keys(fields);
  const ranks = ({ path }: { path: string }): number[] => {
    const [name = path, row, inner] = path.split(".");
    const field = fields[name];
    const places = field ? Object.keys(getRowFields(field)) : [];
    return [
      place(order, name),
      Number(row ?? -1) || 0,
      inner === undefined ? -1 : place(places, inner),
    ];
  };
  return found.sort((one, other) => {
    const [mine, theirs] = [ranks(one), ranks(other)];
    return (
      mine
        .map((rank, index) => rank - (theirs[index] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  });
}
const place = (names: readonly string[], name: string) =>
  names.includes(name) ? names.indexOf(name) : names.length;
