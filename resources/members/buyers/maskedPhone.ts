/** A number of which only who asks for it reads the middle. */
export const maskedPhone = (number: string): string => {
  const shown = number.length > 8 ? 3 : 2;
  return number.length <= 2 * shown
    ? "•".repeat(number.length)
    : number.slice(0, shown) + "•".repeat(number.length - 2 * shown) + number.slice(-shown);
};
