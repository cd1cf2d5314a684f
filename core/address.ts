import { isState, type State } from "./places.ts";

/** A delivery address, as far as it is known. */
export interface Address {
  state: State;
  city?: string | null;
  postcode?: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPostcode = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}$/.test(value);

const isShortText = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.length <= 60);
export function isAddress(value: unknown): value is Address {
  if (!isRecord(value)) return false;
  const { state, city, postcode, ...rest } = value;
  const known = postcode === undefined || postcode === null || isPostcode(postcode);
  return isState(state) && isShortText(city) && known && Object.keys(rest).length === 0;
}
