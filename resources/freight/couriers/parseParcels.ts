import { type Courier, couriers } from "./courier.ts";
import { courierNames } from "./locales/courierNames.ts";

/** Removes spaces and a leading apostrophe, which a scanner or spreadsheet may add to a number. */
export const cleanNumber = (text: string): string =>
  text.replace(/^['’]/, "").replace(/\s+/g, "").slice(0, 60);
/**
 * Finds a courier by its short name, or by its name in any language: the language of a file is
 * unknown.
 */
export const findCourier = (
  text: string,
  names: Readonly<Record<string, string>>,
): Courier | null => {
  const query = text.trim().toLowerCase();
  const all = [names, ...Object.values(courierNames)];
  return (
    couriers.find(
      (one) => one === query || all.some((names) => names[one]?.toLowerCase() === query),
    ) ?? null
  );
};

/**
 * Parses pasted spreadsheet lines, one for each row: the number, and the courier where there is one
 * beside it.
 */
export const parsePastedParcels = (
  text: string,
  names: Readonly<Record<string, string>>,
): { number: string; courier: Courier | null }[] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) => {
      const cells = line.split("\t");
      const courier =
        cells.map((cell) => findCourier(cell, names)).find((found) => found !== null) ?? null;
      const number =
        cells.findLast((cell) => cell.trim() !== "" && findCourier(cell, names) === null) ?? "";
      return { number: cleanNumber(number), courier };
    });
