import { afterEach, expect, test } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { money } from "../fields/money/schema.ts";
import { configureApp, getApp } from "./app.ts";
import { InvalidValue } from "./issue.ts";
import { en } from "./locales/en.ts";
import { formatMoney, getMoneyDecimals, toAmount, toCents, toDecimalText } from "./money.ts";
import { parseValue } from "./parse.ts";

const app = getApp();
const t = createTranslator("en", en);
afterEach(() => configureApp(app));

const withCurrency = (currency: string) =>
  configureApp({ ...app, money: { currency, symbol: "¤", locale: "en" } });
function findMessage(amount: unknown): string | null {
  try {
    parseValue(money(), amount);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return t(error.issue.key, { field: "Fee", ...error.issue.params });
  }
}

test.each([
  ["EUR", 2, 12.5, 1250, "12.50", "¤12.50"],
  ["JPY", 0, 1250, 1250, "1250", "¤1,250"],
  ["KWD", 3, 1.25, 1250, "1.250", "¤1.250"],
])("%s has its own decimals", (currency, decimals, amount, units, typed, shown) => {
  withCurrency(currency);
  expect(getMoneyDecimals()).toBe(decimals);
  expect(parseValue(money(), amount)).toBe(units);
  expect(toCents(amount)).toBe(units);
  expect(toAmount(units)).toBe(amount);
  expect(toDecimalText(units)).toBe(typed);
  expect(formatMoney(units).replaceAll("\u00a0", "")).toBe(shown);
});

test.each([
  ["EUR", 0.001, "Fee must be an amount with at most 2 decimal places"],
  ["JPY", 0.5, "Fee must be an amount without decimals"],
  ["KWD", 0.0001, "Fee must be an amount with at most 3 decimal places"],
])("an amount with more decimals than %s has is refused", (currency, amount, message) => {
  withCurrency(currency);
  expect(findMessage(amount)).toBe(message);
});

test("an app's own number of decimals overrides that of its currency", () => {
  configureApp({ ...app, money: { currency: "JPY", symbol: "¤", decimals: 1 } });
  expect(findMessage(0.5)).toBeNull();
  expect(findMessage(0.25)).toBe("Fee must be an amount with at most 1 decimal place");
});
