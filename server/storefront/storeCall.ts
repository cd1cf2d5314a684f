import type pg from "pg";
import {
  type ContentLanguage,
  type FieldInput,
  type Fields,
  type Issue,
  type Issues,
  type Locale,
  parseFields,
  validate,
} from "../../framework/schema/index.ts";
import { invalid, notFound } from "../../framework/server/domainError.ts";
import type { Rests } from "./responseCache.ts";

/** What an answer is made with: the database, the language of goods, and that of the sentences beside them. */
export interface StorefrontContext {
  pool: pg.Pool;
  language: ContentLanguage;
  locale: Locale;
  /** The shop whose front it is, where that has shown its key: it sees nothing of any other. */
  onlyShop: number | null;
  t(key: string, params?: Issue["params"]): string;
  /** A number that is costly to count, kept as answers are. */
  count(key: string, rests: readonly Rests[], counting: () => Promise<number>): Promise<number>;
}
export interface Told {
  data: unknown;
  /** Everything that it was read from. */
  rests: readonly Rests[];
}
/** A call of a shop front: what it takes, how it is answered, and how the documentation shows it. */
export interface StoreCall {
  method: "GET" | "POST";
  /** Below `/api/store/v1`; a step in braces is a record's number. */
  path: string;
  summary: string;
  fields: Fields;
  answer(context: StorefrontContext, given: Readonly<Record<string, unknown>>): Promise<Told>;
  example: { asked: Readonly<Record<string, unknown>>; answer: unknown };
}
export const storeCall = <const F extends Fields>(
  call: Omit<StoreCall, "answer" | "fields"> & {
    fields: F;
    answer(context: StorefrontContext, asked: FieldInput<F>): Promise<Told>;
  },
): StoreCall => ({ ...call, answer: (context, given) => call.answer(context, asked(call.fields, given)) });

/** What was asked, by the fields of a call; what is wrong is named. */
export function asked<const F extends Fields>(fields: F, given: Readonly<Record<string, unknown>>): FieldInput<F> {
  const { values, issues } = parseFields(fields, given);
  const wrong: Issues = { ...validate(fields, values), ...issues };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  // `validate` has held the fields to their declaration, which is what the type says.
  return values as FieldInput<F>;
}
/** Refuses what is another shop's as if there were none. */
export function checkShop({ onlyShop }: Pick<StorefrontContext, "onlyShop">, shopId: number): void {
  if (onlyShop !== null && onlyShop !== shopId) throw notFound();
}
export const rests = (...resources: readonly string[]): Rests[] =>
  resources.map((resource) => ({ resource, shopId: null }));
export const restsOf = (shopId: number, ...resources: readonly string[]): Rests[] =>
  resources.map((resource) => ({ resource, shopId }));
/** Whether a shop is open, and what it is called, is written by these. */
export const shopRests = rests("shops", "shopInfo", "shopReviews");
