/** Splits a cell with several values at commas and semicolons. */
export const splitParts = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
/**
 * Splits a text into addresses. An address may contain a comma, which ends it only before the next
 * address.
 */
export const parseAddresses = (text: string): string[] =>
  text.split(/[;\s]+|,(?=\s|https?:|\/files\/|$)/).filter((part) => part !== "");
