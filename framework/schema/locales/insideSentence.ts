/**
 * Formats a resource name for the middle of a sentence: "Order" becomes "order", while
 * abbreviations such as "SKU" retain their case. Chinese names have no letter case and stay
 * unchanged.
 */
export const insideSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
