import { useMemo } from "react";
import { useStore } from "react-admin";
import { isState, type State } from "../places.ts";
import { type Address, isPostcode } from "../regions.ts";

/** An address as it is typed. */
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

/** The address that was tried last, kept for the next time; and what of it can be sent, where it is in order. */
export function useTriedAddress() {
  const [kept, setTried] = useStore<unknown>("freight.address");
  const tried = isTried(kept) ? kept : first;
  const address = useMemo<Address | null>(() => {
    const { state, city, postcode } = tried;
    if (postcode !== "" && !isPostcode(postcode)) return null;
    return { state, city: city.trim() || null, postcode: postcode || null };
  }, [tried]);
  return { tried, setTried: (next: TriedAddress) => setTried(next), address };
}
