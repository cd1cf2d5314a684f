import { allocate } from "../../../core/allocate.ts";
import { calculateGst, type TaxCode } from "../../../core/tax.ts";

/** What an order charges for one line, after all adjustments. Amounts are cents. */
export interface TaxedLine {
  taxCode: TaxCode;
  /** For the goods. */
  paid: number;
  freightShare: number;
}
/** The GST that the price of an order includes, in cents. */
export interface OrderTax {
  /** Of the goods, one per line. */
  lines: readonly number[];
  freight: number;
  /** The sum of both. */
  total: number;
}

/**
 * Calculates the GST in the price of an order: of everything taxable together, rounded once, and
 * divided among the lines and the freight by their amounts. Freight is taxed like the goods that it
 * delivers. A shop that is not registered charges none.
 *
 * @throws {RangeError} when an amount is not an integer.
 */
export function applyTax(lines: readonly TaxedLine[], gstRegistered: boolean): OrderTax {
  const isTaxed = ({ taxCode }: TaxedLine) => gstRegistered && taxCode === "taxable";
  const goods = lines.map((line) => (isTaxed(line) ? line.paid : 0));
  const freight = lines.reduce((sum, line) => sum + (isTaxed(line) ? line.freightShare : 0), 0);

  const total = calculateGst(goods.reduce((sum, amount) => sum + amount, freight));
  const shares = allocate(total, [...goods, freight]);
  return { lines: shares.slice(0, -1), freight: shares.at(-1) ?? 0, total };
}
