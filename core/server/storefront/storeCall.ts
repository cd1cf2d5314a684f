import type pg from "pg";
import {
  type ContentLanguage,
  type FieldInput,
  type Fields,
  type Issue,
  type Issues,
  type Locale,
  type PlainShape,
  parseFields,
  type ShapeValue,
  validate,
} from "../../../framework/schema/index.ts";
import { invalid, notFound } from "../../../framework/server/domainError.ts";
import { langField } from "./languages.ts";

/** Resource that a response depends on: the rows of one shop, or of all. */
export interface Dependency {
  resource: string;
  tenantId: number | null;
}
/**
 * Context of a storefront call: the database, the language of goods, and the locale of messages.
 */
export interface StorefrontContext {
  pool: pg.Pool;
  language: ContentLanguage;
  locale: Locale;
  /** Shop of the storefront, if it has sent its API key: no other shop's data is visible there. */
  onlyShop: number | null;
  t(key: string, params?: Issue["params"]): string;
  /** Caches an expensive count like a response. */
  count(
    key: string,
    toDependencies: readonly Dependency[],
    counting: () => Promise<number>,
  ): Promise<number>;
}
export interface CallResult<T = unknown> {
  data: T;
  /** All dependencies of the response. */
  dependencies: readonly Dependency[];
}
/** Storefront call: its input, its response, and its API documentation. */
export interface StoreCall {
  method: "GET" | "POST";
  /** Path below `/api/store/v1`; a segment in braces is a record's id. */
  path: string;
  summary: string;
  fields: Fields;
  /** Names the product whose page the call answers, for the count of its opens. */
  opens?: (rawInput: Readonly<Record<string, unknown>>) => number | null;
  /** `data` of the response. */
  response: PlainShape;
  answer(
    context: StorefrontContext,
    rawInput: Readonly<Record<string, unknown>>,
  ): Promise<CallResult>;
  example: { input: Readonly<Record<string, unknown>>; answer: unknown };
}
/** The part of a declaration that describes the response, which the example must match. */
export interface DeclaredResponse<S extends PlainShape> {
  response: S;
  example: { input: Readonly<Record<string, unknown>>; answer: ShapeValue<S> };
}
export const storeCall = <const F extends Fields, const S extends PlainShape>(
  call: Omit<StoreCall, "answer" | "fields" | keyof DeclaredResponse<S>> &
    DeclaredResponse<S> & {
      fields: F;
      answer(context: StorefrontContext, input: FieldInput<F>): Promise<CallResult<ShapeValue<S>>>;
    },
): StoreCall => ({
  ...call,
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
});

/**
 * The fields of calls with `lang`. Each set is built once, so that its schema is too: building one
 * costs more than using it.
 */
const acceptedFields = new WeakMap<Fields, Fields>();
function acceptLang(fields: Fields): Fields {
  const known = acceptedFields.get(fields);
  if (known) return known;
  const accepted: Fields = { lang: langField, ...fields };
  acceptedFields.set(fields, accepted);
  return accepted;
}

/**
 * Parses the input of a call by its fields; rejects invalid ones by name. Every call accepts
 * `lang`.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseCallInput<const F extends Fields>(
  fields: F,
  rawInput: Readonly<Record<string, unknown>>,
): FieldInput<F> {
  const accepted = acceptLang(fields);
  const { values, issues } = parseFields(accepted, rawInput);
  const wrong: Issues = { ...validate(accepted, values), ...issues };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  // `validate` has checked the fields against their declaration, which the type expresses.
  return values as FieldInput<F>;
}
/**
 * Rejects data of another shop as not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export function checkShop({ onlyShop }: Pick<StorefrontContext, "onlyShop">, shopId: number): void {
  if (onlyShop !== null && onlyShop !== shopId) throw notFound();
}
export const toDependencies = (...resources: readonly string[]): Dependency[] =>
  resources.map((resource) => ({ resource, tenantId: null }));
export const toShopDependencies = (shopId: number, ...resources: readonly string[]): Dependency[] =>
  resources.map((resource) => ({ resource, tenantId: shopId }));
/** Resources that determine whether a shop is open, and its name. */
export const shopDependencies = toDependencies("shops", "shopInfo", "shopReviews");
