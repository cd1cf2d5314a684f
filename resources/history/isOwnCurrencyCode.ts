import { getApp } from "../../framework/schema/index.ts";

/** Returns whether a currency is that of the shop's amounts; a file may leave it out. */
export const isOwnCurrencyCode = (code: string): boolean =>
  code === "" || code.toUpperCase() === getApp().money.currency;
