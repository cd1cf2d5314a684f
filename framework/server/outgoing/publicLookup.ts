import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import net from "node:net";
import { isPrivate } from "./privateAddresses.ts";

/** An address that users must not make the server request. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
}

type Lookup = (
  name: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void;

/**
 * Returns the lookup of host names for requests to addresses that users name: one that leads to
 * this machine or a private network fails with `PrivateAddressError`. A request connects to the
 * address that was checked, so a name cannot lead elsewhere afterwards.
 */
export const publicLookup =
  (allowPrivate: boolean): Lookup =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!allowPrivate && found.some((one) => isPrivate(one.address)))
        return done(new PrivateAddressError(name), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };

/** Whether the host of an address is the number of a private one, which is never looked up. */
export function hasPrivateNumber({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return net.isIP(host) !== 0 && isPrivate(host);
}
