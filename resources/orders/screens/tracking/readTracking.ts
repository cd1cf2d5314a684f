import type { Courier } from "../../couriers.ts";
import { cleanNumber, courierNamed } from "../ship/parcels.ts";

/** A line of a file of tracking numbers, as it stands there. */
export interface TrackingLine {
  /** Its line in the file, from 1. */
  line: number;
  orderNo: string;
  courier: Courier | null;
  /** The courier's cell, where no courier is called so. */
  unknown: string | null;
  number: string;
}
type Place = "orderNo" | "courier" | "number";
const headings: Readonly<Record<Place, RegExp>> = {
  orderNo: /order|订单|訂單/i,
  courier: /courier|carrier|shipping|delivery ?type|快递公司|物流|快遞公司|承运|承運/i,
  number: /track|number|parcel|delivery ?no|单号|單號|运单|運單/i,
};

/** Which column is what: by the headings where there are any, else order number, courier, number as they stand. */
function placesOf(first: readonly string[]): { places: Readonly<Record<Place, number>>; headed: boolean } {
  const cells = first.map((cell) => cell.trim());
  const orderNo = cells.findIndex((cell) => headings.orderNo.test(cell) && !/\d{6}/.test(cell));
  const courier = cells.findIndex((cell, at) => at !== orderNo && headings.courier.test(cell) && !/track/i.test(cell));
  const number = cells.findIndex((cell, at) => at !== orderNo && at !== courier && headings.number.test(cell));
  if (orderNo >= 0 && number >= 0) return { places: { orderNo, courier, number }, headed: true };
  return {
    places: { orderNo: 0, courier: cells.length > 2 ? 1 : -1, number: cells.length > 2 ? 2 : 1 },
    headed: false,
  };
}

/** The lines of a sheet that name an order. */
export function readTracking(
  sheet: readonly (readonly string[])[],
  names: Readonly<Record<string, string>>,
): TrackingLine[] {
  const [first] = sheet;
  if (!first) return [];
  const { places, headed } = placesOf(first);
  return sheet.flatMap((cells, index) => {
    if (headed && index === 0) return [];
    const orderNo = cleanNumber(cells[places.orderNo] ?? "");
    if (!orderNo) return [];
    const said = (places.courier < 0 ? "" : (cells[places.courier] ?? "")).trim();
    const courier = said ? courierNamed(said, names) : null;
    const unknown = said && !courier ? said : null;
    return [{ line: index + 1, orderNo, courier, unknown, number: cleanNumber(cells[places.number] ?? "") }];
  });
}
