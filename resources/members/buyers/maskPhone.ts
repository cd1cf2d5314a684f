/** Masks the middle of a phone number; reading it in full requires a separate action. */
export const maskPhone = (number: string): string => {
  const shown = number.length > 8 ? 3 : 2;
  return number.length <= 2 * shown
    ? "•".repeat(number.length)
    : number.slice(0, shown) + "•".repeat(number.length - 2 * shown) + number.slice(-shown);
};
