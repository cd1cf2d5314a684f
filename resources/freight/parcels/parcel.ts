import type { Courier } from "../couriers/courier.ts";

/** Units of an order's line. */
export interface LineUnits {
  lineId: number;
  qty: number;
}
/** A parcel that has been sent to the buyer. */
export interface SentParcel {
  id: number;
  /** Counted in its order from 1. */
  number: number;
  courier: Courier;
  /** Null for a parcel without one. */
  trackingNumber: string | null;
  shippedAt: string;
  lines: readonly LineUnits[];
}

export const areParcels = (value: unknown): value is SentParcel[] => Array.isArray(value);

/** The number of a parcel for people: that of its order, and its own. */
export const formatParcelNumber = (orderNumber: string, parcel: number): string =>
  `${orderNumber}-${parcel}`;

/** What the wire has in place of the tracking number of a parcel without one. */
export const noTrackingNumber = "0";
export const toWireNumber = (trackingNumber: string | null): string =>
  trackingNumber ?? noTrackingNumber;
export const fromWireNumber = (deliveryNo: string): string | null =>
  deliveryNo === noTrackingNumber ? null : deliveryNo;
