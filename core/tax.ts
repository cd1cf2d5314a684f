import { prorate } from "./money.ts";

/**
 * How a product is taxed: with GST, or without, like most food, tea and coffee. The first code is
 * the default.
 */
export const taxCodes = ["taxable", "gstFree"] as const;
export type TaxCode = (typeof taxCodes)[number];

/**
 * Calculates the GST in an amount that includes it, in cents: an eleventh, rounded half up.
 *
 * @example
 * ```ts
 * const gst = calculateGst(86_90); // 790
 * ```
 */
export const calculateGst = (amount: number): number => prorate(amount, 1, 11, "halfUp");
