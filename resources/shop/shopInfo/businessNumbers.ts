/**
 * Normalizes a registration number to digits and upper-case letters, without spaces and hyphens.
 */
export const normalizeNumber = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/**
 * Checks an Australian Business Number: 11 digits; after subtracting one from the first, the
 * weighted sum is a multiple of 89.
 */
export function isAbn(number: string): boolean {
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const lessened = `${Number(number[0]) - 1}${number.slice(1)}`;
  return weighted(lessened, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
}
/**
 * Checks an Australian Company Number: 9 digits, of which the last makes the weighted sum a
 * multiple of ten.
 */
export const isAcn = (number: string): boolean =>
  /^\d{9}$/.test(number) &&
  (weighted(number, [8, 7, 6, 5, 4, 3, 2, 1]) + Number(number[8])) % 10 === 0;

const creditCharacters = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/**
 * Checks a unified social credit code, GB 32100: 18 characters from a set of 31, the last a check
 * character.
 */
export function isCreditCode(number: string): boolean {
  const values = [...number].map((sign) => creditCharacters.indexOf(sign));
  if (values.length !== 18 || values.includes(-1)) return false;
  const sum = creditWeights.reduce(
    (total, weight, place) => total + weight * (values[place] ?? 0),
    0,
  );
  return values[17] === (31 - (sum % 31)) % 31;
}
/** Checks a resident identity number, GB 11643: 17 digits and a check character. */
export function isResidentId(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  const sum = weighted(number, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return number[17] === "10X98765432"[sum % 11];
}
