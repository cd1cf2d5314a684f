import { formatMoney } from "../../framework/admin/display/format.ts";
import { getPicture } from "../../framework/admin/display/getPicture.ts";
import { chooseLanguage, isLocalized } from "../../framework/admin/display/localized.ts";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { type Field, getTraits, isPicture, type Resource } from "../../framework/schema/index.ts";

/** What a hit shows of its record beside its name. */
export interface HitDetails {
  image: string | null;
  /** Who and what, such as the buyer of an order. */
  facts: string;
  amount: string | null;
}

const maxFacts = 2;
/** A number that nobody says: the short one, which names the record, is beside it. */
const longNumber = /^\d{16,}$/;
/** Whether a value says who or what a record is about: a name, or the name of one other record. */
function isFact(field: Field | undefined): boolean {
  const { naming, reference } = field ? getTraits(field) : {};
  return naming === true || reference === "one" || reference === "parent";
}

/** Returns the address of the first picture of a record, also in its first row. */
function findImage(resource: Resource, record: Readonly<Record<string, unknown>>): string | null {
  const own = getPicture(resource, record);
  if (own !== null) return own;
  const { fields } = resource;
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (isPicture(field)) {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (typeof first === "string" && first) return first;
    }
    if (field.kind !== "rows" || !field.options.fields || !Array.isArray(value)) continue;
    const row: unknown = value[0];
    if (typeof row !== "object" || row === null) continue;
    const picture = Object.entries(field.options.fields).find(([, inner]) => isPicture(inner));
    const address: unknown =
      picture && Object.entries(row).find(([key]) => key === picture[0])?.[1];
    if (typeof address === "string" && address) return address;
  }
  return null;
}

/**
 * Returns the picture, the first texts and the amount of a record's list, for a hit. A text that
 * the list hides, such as who receives an order, is shown where it is what was searched for.
 */
export function describeHit(
  resource: Resource,
  record: AdminRecord,
  name: string,
  language: Parameters<typeof chooseLanguage>[1],
  query = "",
): HitDetails {
  const { fields, columns, hidden, label, parent, sums } = resource;
  const wanted = normalize(query);
  const toText = (column: string): string | null => {
    const value: unknown = record[column];
    const labelled = record._labels?.[column];
    if (typeof labelled === "string") return labelled;
    if (isLocalized(value)) return chooseLanguage(value, language);
    return typeof value === "string" ? value : null;
  };
  // The list of a tree shows the row above by indenting, and needs no column for it.
  const named = parent === null ? columns : [parent, ...columns];
  const facts = named
    .filter((column) => column !== label && isFact(fields[column]))
    .flatMap((column) => {
      const text = toText(column);
      if (!text) return [];
      const isFound = wanted !== "" && normalize(text).includes(wanted);
      return isFound || !hidden.includes(column) ? [text] : [];
    })
    .filter((text) => !name.includes(text) && !longNumber.test(text));
  const money = [...sums, ...columns].find((column) => {
    const field = fields[column];
    return field && getTraits(field).money;
  });
  const amount: unknown = money && record[money];
  return {
    image: findImage(resource, record),
    facts: [...new Set(facts)].slice(0, maxFacts).join(" · "),
    amount: typeof amount === "number" ? formatMoney(amount) : null,
  };
}

const normalize = (text: string): string => text.trim().replace(/^#/, "").toLowerCase();

/** Whether a search names a record exactly: by its name, a number of it, or a code. */
export function isExactHit(
  { fields }: Pick<Resource, "fields">,
  record: AdminRecord,
  name: string,
  query: string,
): boolean {
  const wanted = normalize(query);
  if (wanted === "") return false;
  if (normalize(name) === wanted) return true;
  return Object.entries(fields).some(([key, field]) => {
    const value: unknown = record[key];
    const isNumber = field.options.search === "exact" || field.options.unique === true;
    return isNumber && typeof value === "string" && normalize(value) === wanted;
  });
}
