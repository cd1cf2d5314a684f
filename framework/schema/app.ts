import type { Register } from "./register.ts";

/** Whose rows the tables hold, and who may see them. */
export interface TenancyOptions {
  /** Kind of tenant, such as `branch`: the owner of its rows, and the realm of its members. */
  readonly kind: string;
  /** Realm of the members who see the rows of every tenant, such as `office`. */
  readonly operator: string;
  /** Table of the tenants, with the columns `id` and, as an IANA name, `time_zone`. */
  readonly table: string;
  /** Column of a row's tenant, such as `branch_id`; the wire has it in camel case. */
  readonly column: string;
}

/** The currency of all amounts. */
export interface MoneyOptions {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Symbol that is written beside an amount. */
  readonly symbol: string;
  /** Other spellings of the currency that an imported file may have. */
  readonly spellings?: readonly string[];
  /** Digits after the decimal point; those of the currency when omitted. */
  readonly decimals?: number;
  /** Locale whose separators amounts have; the app's first one when omitted. */
  readonly locale?: string;
}

/** Where the members are stored that write rows. */
export interface AccountOptions {
  /** Table of the members, with a column `id`. */
  readonly table: string;
  /** SQL expression of a member's name, over the table's columns. */
  readonly name: string;
}

/** The colour of a label, by what it means; every other label is grey. */
export type Tone = "success" | "warning" | "error" | "info";

/** The settings of an app that is built on the framework. */
export interface AppOptions {
  /** Product name, as texts and documents show it. */
  readonly name: string;
  /** Lower-case word that begins the names of cookies, database roles, settings and statements. */
  readonly id: string;
  readonly tenancy: TenancyOptions;
  /** Languages of the interface, as IETF tags; the first one is the default. */
  readonly locales: readonly string[];
  /** Each language's name in itself. */
  readonly localeNames: Readonly<Record<string, string>>;
  /**
   * Languages that localized texts have in addition to those of the interface, in the spelling of
   * the wire: without a hyphen.
   */
  readonly otherLanguages?: readonly string[];
  readonly money: MoneyOptions;
  /** Languages of the interface that capitalize nouns inside sentences, such as `de`. */
  readonly capitalizedNouns?: readonly string[];
  /**
   * Words for yes and no in imported files, in lower case, in addition to the English ones; a file
   * of any language may have them.
   */
  readonly booleanWords?: { readonly yes: readonly string[]; readonly no: readonly string[] };
  /** IANA time zone of the operator, and of tenants that have not set one. */
  readonly timeZone: string;
  /**
   * Path prefix of the calls of people without an account, such as `/api/catalogue/`. They count as
   * one tenant that may use most of the database's connections, since they can be many.
   */
  readonly publicPath?: string;
  /** States by the colour of their label, in addition to those that the framework knows. */
  readonly tones?: { readonly [T in Tone]?: readonly string[] };
  readonly accounts: AccountOptions;
  /** Table of the audit trail. */
  readonly audit: { readonly table: string };
}

type Compact<T extends string> = T extends `${infer Head}-${infer Rest}`
  ? `${Head}${Compact<Rest>}`
  : T;
type CamelCase<T extends string> = T extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : T;
type List<T> = T extends readonly string[] ? T[number] : never;

/** The settings of the registered app; without one, their general types. */
export type RegisteredApp = Register extends { app: infer A extends AppOptions } ? A : AppOptions;
/** The owner of a tenant's rows, and the realm of its members. */
export type TenantKind = RegisteredApp["tenancy"]["kind"];
/** The realm of the members who see the rows of every tenant. */
export type OperatorRealm = RegisteredApp["tenancy"]["operator"];
/** Column of a row's tenant. */
export type TenantColumnName = RegisteredApp["tenancy"]["column"];
/** Key of a row's tenant in records. */
export type TenantKey = CamelCase<RegisteredApp["tenancy"]["column"]>;
/** A language of the interface, as an IETF tag. */
export type Locale = RegisteredApp["locales"][number];
type OtherLanguage = RegisteredApp extends { otherLanguages: infer L } ? List<L> : never;
/** A language of localized texts, in the spelling of the wire. */
export type ContentLanguage = Compact<Locale> | OtherLanguage;

/**
 * Declares the settings of an app in one place: product name, tenants, languages, money and
 * account tables. The app names the result in `Register.app`, and calls `configureApp` when a
 * process starts.
 *
 * @example
 * ```ts
 * const library = defineApp({
 *   name: "City Library",
 *   id: "library",
 *   tenancy: { kind: "branch", operator: "office", table: "branches", column: "branch_id" },
 *   locales: ["de", "en"],
 *   localeNames: { de: "Deutsch", en: "English" },
 *   money: { currency: "EUR", symbol: "€" },
 *   timeZone: "Europe/Berlin",
 *   accounts: { table: "members", name: "name" },
 *   audit: { table: "audit_entries" },
 * });
 * ```
 */
export const defineApp = <const A extends AppOptions>(options: A): A => {
  if (!/^[a-z][a-z0-9]*$/.test(options.id))
    throw new Error(`the app's id is "${options.id}": use lower-case letters and digits`);
  for (const name of [options.tenancy.table, options.tenancy.column, options.tenancy.kind])
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      throw new Error(`the app's tenancy names "${name}": use lower-case letters, digits and _`);
  return Object.freeze(options);
};

let current: AppOptions | null = null;

/** Sets the app of this process; the first statement of a program, a browser entry or a test. */
export function configureApp(app: AppOptions): void {
  current = app;
}

/**
 * Returns the app of this process.
 *
 * @throws {Error} before `configureApp` was called.
 */
export function getApp(): RegisteredApp & AppOptions {
  if (!current) throw new Error("the app has no settings yet: call configureApp at the start");
  return current as RegisteredApp & AppOptions;
}
