import type { Resource } from "../../schema/index.ts";

/** Returns the address of the picture beside a record's name: the first of its declared field. */
export function getPicture(
  { picture }: Pick<Resource, "picture">,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const value = picture === null ? null : record[picture];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first ? first : null;
}
