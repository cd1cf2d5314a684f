import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import net from "node:net";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { isPrivate } from "./privateAddresses.ts";

/** Why a picture could not be fetched: a word of `transfer.pictures`. One that may pass is tried again. */
export class PictureFault extends Error {
  readonly reason: string;
  readonly passing: boolean;
  constructor(reason: string, passing = false) {
    super(reason);
    this.name = "PictureFault";
    this.reason = reason;
    this.passing = passing;
  }
}
const mostBytes = 10 * 1024 * 1024;
const mostMs = 20_000;
const mostRedirects = 3;
const mostPixels = 60_000_000;
const foreign = ["image/webp", "image/gif", "image/avif", "image/tiff", "image/bmp"];

export interface FetchOptions {
  /** Addresses of this machine and of private networks, which otherwise nobody may make the server ask. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** Fetches a picture from the web, and answers it as a jpg or png. */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(mostMs)]);
  let at = address;
  for (let turns = 0; turns <= mostRedirects; turns += 1) {
    const answer = await ask(at, { ...options, signal });
    if (Buffer.isBuffer(answer)) return asPicture(answer);
    at = answer.location;
  }
  throw new PictureFault("redirects");
}

/** Says where a name leads, unless that is where nobody from outside may send the server. */
const publicLookup =
  (allowPrivate: boolean) =>
  (
    name: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!allowPrivate && found.some((one) => isPrivate(one.address))) return done(new PictureFault("private"), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };

function ask(address: string, { allowPrivate, signal }: FetchOptions): Promise<Buffer | { location: string }> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
    return Promise.reject(new PictureFault("address"));
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address that is a number already is never looked up.
  if (!allowPrivate && ((net.isIP(host) && isPrivate(host)) || (url.port !== "" && url.port !== "8080")))
    return Promise.reject(new PictureFault("private"));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).get(
      url,
      {
        lookup: publicLookup(allowPrivate) as net.LookupFunction,
        signal,
        agent: false,
        headers: { accept: "image/*", "user-agent": "Markethall" },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const refuse = (fault: PictureFault) => {
          reject(fault);
          response.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          if (!URL.canParse(headers.location, url)) return reject(new PictureFault("address"));
          return resolve({ location: new URL(headers.location, url).href });
        }
        if (statusCode === 429 || statusCode >= 500) return refuse(new PictureFault("unavailable", true));
        if (statusCode !== 200) return refuse(new PictureFault("missing"));
        if (Number(headers["content-length"] ?? 0) > mostBytes) return refuse(new PictureFault("tooLarge"));
        const pieces: Buffer[] = [];
        let size = 0;
        response.on("data", (piece: Buffer) => {
          size += piece.length;
          if (size > mostBytes) return refuse(new PictureFault("tooLarge"));
          pieces.push(piece);
        });
        response.on("end", () => resolve(Buffer.concat(pieces)));
        response.on("error", (error) => reject(faultOf(error)));
        response.on("aborted", () => reject(new PictureFault("unreachable", true)));
      },
    );
    request.on("error", (error) => reject(faultOf(error)));
  });
}
const faultOf = (error: Error): PictureFault => {
  if (error instanceof PictureFault) return error;
  if ("code" in error && error.code === "ENOTFOUND") return new PictureFault("unreachable");
  return new PictureFault(error.name === "AbortError" || error.name === "TimeoutError" ? "slow" : "unreachable", true);
};

/** What a browser would show, as one of the kinds that are kept. */
async function asPicture(bytes: Buffer): Promise<Buffer> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === "image/jpeg" || found?.mime === "image/png") return bytes;
  if (!found || !foreign.includes(found.mime)) throw new PictureFault("noPicture");
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" }).rotate();
    const { hasAlpha } = await picture.metadata();
    return await (hasAlpha ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
  } catch {
    throw new PictureFault("noPicture");
  }
}
