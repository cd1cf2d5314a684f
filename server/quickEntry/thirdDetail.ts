import path from "node:path";
import type { FastifyInstance } from "fastify";
import { productPage } from "../../adapters/productPages/productPage.ts";
import type { ThirdSource } from "../../adapters/productPages/thirdSource.ts";
import { quickEntryCalls } from "../../core/calls/quickEntryCalls.ts";
import {
  can,
  type Issues,
  parseFields,
  toAmount,
  toPermission,
  validate,
} from "../../framework/schema/index.ts";
import { cleanHtml } from "../../framework/server/cleanHtml.ts";
import { DomainError, forbidden, invalid } from "../../framework/server/domainError.ts";
import type { Caller, Engine } from "../../framework/server/engine.ts";
import type { FileStore } from "../../framework/server/files/fileStore.ts";
import { saveUpload } from "../../framework/server/files/saveUpload.ts";
import { getCaller, getQuery } from "../../framework/server/http/createApp.ts";
import {
  FetchFault,
  type FetchOptions,
  fetchBytes,
} from "../../framework/server/importExport/pictures/fetchBytes.ts";
import { fetchPicture } from "../../framework/server/importExport/pictures/fetchPicture.ts";
import { goods, type ThirdProduct } from "../../resources/goods/index.ts";
import { domainError } from "../errors.ts";
import { createTooOftenError } from "../limits/createTooOftenError.ts";
import { RateLimit } from "../limits/RateLimit.ts";
import { registerAppCall } from "../registerAppCall.ts";

const { input } = quickEntryCalls["GET /member/goods/getThirdDetail"];

const maxPageBytes = 5 * 1024 * 1024;
const maxImages = 5;
/** Time limit for the page and its images together; the caller waits for them. */
const maxMs = 30_000;
/** Limit of imports per minute; above what a person copies manually. */
const perMinute = 20;
const maxLength = { title: 200, description: 500, detail: 20_000 };

/** Rate limit per caller, above what a person copies manually. */
export const thirdSources: readonly ThirdSource[] = [productPage];

interface Options {
  /** Allows requests to localhost and private networks. */
  allowPrivate: boolean;
  sources?: readonly ThirdSource[];
}

/** Error codes by the reason why a page could not be read, as the response names it. */
const errorCodes = {
  address: "goodsSource.addressInvalid",
  private: "goodsSource.addressPrivate",
  missing: "goodsSource.notFound",
  tooLarge: "goodsSource.tooLarge",
  unreachable: "goodsSource.unreachable",
  noProduct: "goodsSource.noProduct",
} as const;
const isKnown = (reason: string): reason is keyof typeof errorCodes =>
  Object.hasOwn(errorCodes, reason);
function createSourceError(fault: string): DomainError {
  // A page that redirects too often is as absent as one that does not exist.
  const known = fault === "redirects" ? "missing" : fault;
  const reason = isKnown(known) ? known : "unreachable";
  return domainError(errorCodes[reason], {}, { data: { reason } });
}

/**
 * Registers the endpoint that reads a product from an external page, for members who may create
 * goods. No transaction is open during the web request.
 */
export function registerThirdDetail(
  app: FastifyInstance,
  engine: Engine,
  store: FileStore,
  { allowPrivate, sources = thirdSources }: Options,
): void {
  const rate = new RateLimit(perMinute);
  registerAppCall(app, "GET /member/goods/getThirdDetail", async (request) => {
    const caller = getCaller(request);
    const { actor } = caller;
    if (!can(actor, goods, "create")) throw forbidden(toPermission(goods, "create", actor));
    const { values, issues } = parseFields(input, getQuery(request));
    const wrong: Issues = { ...validate(input, values), ...issues };
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    const wait = await rate.take(`member ${actor.id}`);
    if (wait > 0) throw createTooOftenError("goodsSource.rateLimited", wait);
    const options: FetchOptions = { allowPrivate, signal: AbortSignal.timeout(maxMs) };
    const product = await readFrom(sources, String(values.url), options);
    const images = await importImages(
      engine,
      store,
      caller,
      product.images.slice(0, maxImages),
      options,
    );
    const description = product.description?.slice(0, maxLength.description) ?? null;
    const { language, price, currency, barCode } = product;
    return {
      language,
      title: product.title.slice(0, maxLength.title),
      description,
      detail: getDetail(product),
      price: toAmount(price),
      currency,
      barCode,
      images,
    };
  });
}

async function readFrom(
  sources: readonly ThirdSource[],
  address: string,
  options: FetchOptions,
): Promise<ThirdProduct> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const source = url && sources.find((one) => one.recognises(url));
  if (!url || !source) throw createSourceError("address");
  const fetchPage = (page: string) =>
    fetchBytes(
      page,
      { accept: "text/html,application/xhtml+xml", maxBytes: maxPageBytes },
      options,
    );
  try {
    const product = await source.read(url, fetchPage);
    if (!product || product.title === "") throw createSourceError("noProduct");
    return product;
  } catch (error) {
    if (error instanceof FetchFault) throw createSourceError(error.reason);
    throw error;
  }
}
/**
 * Removes external images from the description: they may disappear, and reveal to their host who
 * views them.
 */
const getDetail = ({ detail }: ThirdProduct) =>
  detail &&
  (cleanHtml(detail.slice(0, maxLength.detail))
    .replace(/<img[^>]*>/g, "")
    .trim() ||
    null);

/**
 * Saves the images to the shop's media library; skips those that cannot be fetched or are not
 * images.
 */
async function importImages(
  engine: Engine,
  store: FileStore,
  caller: Caller,
  addresses: readonly string[],
  options: FetchOptions,
): Promise<string[]> {
  const fetched = await Promise.allSettled(
    addresses.map((address) => fetchPicture(address, options)),
  );
  const importedAddresses: string[] = [];
  for (const [place, one] of fetched.entries()) {
    if (one.status === "rejected") {
      if (one.reason instanceof FetchFault) continue;
      throw one.reason;
    }
    try {
      const name = toFileName(addresses[place] ?? "");
      importedAddresses.push(
        (await saveUpload(engine, store, caller, { bytes: one.value, name })).file.address,
      );
    } catch (error) {
      // The image has an unsupported size or type.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return [...new Set(importedAddresses)];
}
function toFileName(address: string): string {
  const last = path.posix.basename(new URL(address).pathname);
  try {
    return decodeURIComponent(last).slice(-100) || "picture";
  } catch {
    return last.slice(-100) || "picture";
  }
}
