import http from "node:http";
import https from "node:https";
import type net from "node:net";
import { getApp } from "../../../schema/index.ts";
import {
  hasPrivateNumber,
  PrivateAddressError,
  publicLookup,
} from "../../outgoing/publicLookup.ts";

/** Why a fetch failed: a message key of `transfer.pictures`. A transient failure is retried. */
export class FetchFault extends Error {
  readonly reason: string;
  readonly passing: boolean;
  constructor(reason: string, passing = false) {
    super(reason);
    this.name = "FetchFault";
    this.reason = reason;
    this.passing = passing;
  }
}
const maxMs = 20_000;
const maxRedirects = 3;

export interface FetchOptions {
  /**
   * Allows addresses of this machine and of private networks, which users must not otherwise make
   * the server request.
   */
  allowPrivate: boolean;
  signal: AbortSignal;
}
/** The accepted content and its limits. */
export interface Wanted {
  accept: string;
  maxBytes: number;
}
export interface Fetched {
  bytes: Buffer;
  /** Content type of the response, like `text/html; charset=gbk`. */
  type: string;
  /** Final address after all redirects. */
  address: string;
}
interface FetchRequest extends FetchOptions, Wanted {}

/** Fetches an address of the public web, with limits on size, time and redirects. */
export async function fetchBytes(
  address: string,
  wanted: Wanted,
  options: FetchOptions,
): Promise<Fetched> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(maxMs)]);
  let at = address;
  for (let turns = 0; turns <= maxRedirects; turns += 1) {
    const answer = await ask(at, { ...wanted, ...options, signal });
    if ("bytes" in answer) return answer;
    at = answer.location;
  }
  throw new FetchFault("redirects");
}

function ask(
  address: string,
  { allowPrivate, signal, accept, maxBytes }: FetchRequest,
): Promise<Fetched | { location: string }> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
    return Promise.reject(new FetchFault("address"));
  if (!allowPrivate && (hasPrivateNumber(url) || (url.port !== "" && url.port !== "8080")))
    return Promise.reject(new FetchFault("private"));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).get(
      url,
      {
        lookup: publicLookup(allowPrivate) as net.LookupFunction,
        signal,
        agent: false,
        headers: { accept, "user-agent": getApp().name },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const fail = (fault: FetchFault) => {
          reject(fault);
          response.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          if (!URL.canParse(headers.location, url)) return reject(new FetchFault("address"));
          return resolve({ location: new URL(headers.location, url).href });
        }
        if (statusCode === 429 || statusCode >= 500)
          return fail(new FetchFault("unavailable", true));
        if (statusCode !== 200) return fail(new FetchFault("missing"));
        if (Number(headers["content-length"] ?? 0) > maxBytes)
          return fail(new FetchFault("tooLarge"));
        const pieces: Buffer[] = [];
        let size = 0;
        response.on("data", (piece: Buffer) => {
          size += piece.length;
          if (size > maxBytes) return fail(new FetchFault("tooLarge"));
          pieces.push(piece);
        });
        response.on("end", () =>
          resolve({
            bytes: Buffer.concat(pieces),
            type: headers["content-type"] ?? "",
            address: url.href,
          }),
        );
        response.on("error", (error) => reject(toFetchFault(error)));
        response.on("aborted", () => reject(new FetchFault("unreachable", true)));
      },
    );
    request.on("error", (error) => reject(toFetchFault(error)));
  });
}
const toFetchFault = (error: Error): FetchFault => {
  if (error instanceof FetchFault) return error;
  if (error instanceof PrivateAddressError) return new FetchFault("private");
  if ("code" in error && error.code === "ENOTFOUND") return new FetchFault("unreachable");
  return new FetchFault(
    error.name === "AbortError" || error.name === "TimeoutError" ? "slow" : "unreachable",
    true,
  );
};
