import { useMemo } from "react";
import { useStore } from "react-admin";
import { type Address, isPostcode } from "../../../../core/address.ts";
import { isState, type State } from "../../../../core/places.ts";

/** An address as typed. */
export interface TriedAddress {
  state: State;
  city: string;
  postcode: string;
}
const first: TriedAddress = { state: "NSW", city: "Sydney", postcode: "2000" };
function isTried(value: unknown): value is TriedAddress {
  if (typeof value !== "object" || value === null) return false;
  const { state, city, postcode } = { state: null, city: null, postcode: null, ...value };
  return isState(state) && typeof city === "string" && typeof postcode === "string";
}

/**
 * Returns the last address typed, stored for the next time, and the address to send to the server;
 * the latter is null while the postcode is invalid.
 */
export function useTriedAddress() {
  const [storedAddress, setTried] = useStore<unknown>("freight.address");
  const tried = isTried(storedAddress) ? storedAddress : first;
  const address = useMemo<Address | null>(() => {
    const { state, city, postcode } = tried;
    if (postcode !== "" && !isPostcode(postcode)) return null;
    return { state, city: city.trim() || null, postcode: postcode || null };
  }, [tried]);
  return { tried, setTried: (next: TriedAddress) => setTried(next), address };
}
