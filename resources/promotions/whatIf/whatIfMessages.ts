import type { whatIf } from "../promotionPeriods/locales/screen/en.ts";

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
/** The texts of the page in a language. */
export type WhatIfMessages = Texts<typeof whatIf>;
