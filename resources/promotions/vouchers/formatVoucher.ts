import { formatTerms } from "../coupons/formatTerms.ts";

/** Formats the terms of a voucher in figures: `−A$10.00 ≥ A$80.00`, or `−5%`. */
export const formatVoucher = ({
  valueType,
  amount,
  discount,
  minAmount,
}: {
  valueType?: "fixed" | "percent" | null;
  amount?: number | null;
  discount?: number | null;
  minAmount?: number | null;
}): string =>
  formatTerms({
    type: valueType === "percent" ? "discount" : "fullReduction",
    amount,
    discount,
    fullAmount: minAmount,
  });
