import type { LimitOptions } from "../../schema/field.ts";
import { InvalidValue } from "../../schema/issue.ts";
import {
  getMoneyDecimals,
  getMoneyScale,
  toAmount,
  toCents,
  toDecimalText,
} from "../../schema/money.ts";
import { defineKind } from "../defineKind.ts";
import { numberOperators } from "../operators.ts";
import { parseScaled } from "../parse/number.ts";
import { reject } from "../parse/reject.ts";

function parseCents(raw: unknown): number {
  const decimals = getMoneyDecimals();
  try {
    const cents = parseScaled(raw, decimals);
    return Number.isSafeInteger(cents) ? cents : reject("number");
  } catch (error) {
    if (error instanceof InvalidValue && error.issue.key === "validation.decimals")
      throw decimals === 0
        ? new InvalidValue("wholeMoney")
        : new InvalidValue("money", { decimals });
    throw error;
  }
}

/**
 * Declares an amount of money: integer cents in code and in the database, and on the wire a number
 * with at most the decimals of the app's currency. The options `min` and `max` are amounts, and
 * `default` is in cents.
 *
 * @example
 * ```ts
 * const price = money({ required: true, min: 0.01, max: 99_999.99 });
 * const lateFee = money({ default: 1_250 }); // 12.50
 * ```
 */
export const money = defineKind<number, LimitOptions>()({
  name: "money",
  traits: {
    numeric: true,
    money: true,
    summable: true,
    ordered: true,
    // The app's currency is known when a process runs, not when the kinds are declared.
    get scale() {
      return getMoneyScale();
    },
  },
  options: ["min", "max"],
  filters: numberOperators,
  parse: parseCents,
  rule: (options, rules) => rules.scaledNumber(options, getMoneyScale()),
  toTyped: toDecimalText,
  isConverted: () => true,
  toWire: toAmount,
  fromWire: (raw) => toCents(Number(raw)),
});
