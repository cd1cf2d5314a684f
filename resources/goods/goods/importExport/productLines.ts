import { arrangeLines, listLosses } from "../../../../framework/server/importExport/formatLines.ts";
import type {
  Loss,
  TranslatedFile,
  Warning,
} from "../../../../framework/server/importExport/importExport.ts";
import { maxImages } from "../../skus/skuFields.ts";
import { maxAttributes } from "../attributes.ts";
import type { ForeignProduct, Warn } from "./foreignProduct.ts";
import { readVariant } from "./variantCells.ts";

const maxTags = 20;
const maxTagLength = 40;

type Cells = Record<string, string | undefined>;

/** The warnings that are also counted for the whole file, with the messages of the counts. */
const counted = {
  priceZero: "pricesZero",
  compareAtDropped: "compareAtLost",
  stockBelowZero: "stockRaised",
  codeTwice: "codesReplaced",
  optionsJoined: "optionsMerged",
  tagsLeftOut: "tagsLost",
  picturesLeftOut: "picturesLost",
  picturesUnreachable: "picturesWithoutAddress",
} as const;

/**
 * Converts products of another program to lines of the import: one for each variant, within the
 * limits of a product here. `losses` counts what the program has and a product here does not.
 */
export function translateProducts(
  program: string,
  products: readonly ForeignProduct[],
  losses: Readonly<Record<string, number>>,
): TranslatedFile {
  const warnings: Warning[] = [];
  const warn: Warn = (row, key, params) =>
    warnings.push({ row, key, ...(params ? { params } : {}) });
  const codes = new Set<string>();
  const lines = products.flatMap((product) => toLines(product, warn, codes));
  const countWarnings = (key: string) => warnings.filter((warning) => warning.key === key).length;
  const corrected = Object.entries(counted).map(([key, count]) => [count, countWarnings(key)]);
  const all: Loss[] = [
    ...listLosses(losses, { program }),
    ...listLosses(Object.fromEntries(corrected), { program }),
  ];
  return { ...arrangeLines(lines), warnings, losses: all };
}

function toLines(
  given: ForeignProduct,
  warn: Warn,
  codes: Set<string>,
): { row: number; cells: Cells }[] {
  const product = given.options.length > maxAttributes ? joinOptions(given, warn) : given;
  const [first] = product.rows;
  const base: Cells = { _group: product.group };
  const lines = product.rows.map((row): { row: number; cells: Cells; isTaken: boolean } => ({
    row,
    cells: { ...base },
    isTaken: false,
  }));
  for (const variant of product.variants) {
    const cells = readVariant(variant, warn, codes);
    const line = lines.find(({ row, isTaken }) => row === variant.row && !isTaken);
    if (line) Object.assign(line, { cells: { ...line.cells, ...cells }, isTaken: true });
    // Several variants may originate from one row.
    else lines.push({ row: variant.row, cells: { ...base, ...cells }, isTaken: true });
  }
  const [attribute1, attribute2, attribute3] = product.options;
  Object.assign(lines[0]?.cells ?? {}, {
    "title.en": product.title,
    "description.en": product.description?.slice(0, 500),
    "detail.en": product.detail,
    category: product.category,
    shopCategory: product.shopCategory,
    tagIds: product.tags && readTags(product.tags, first, warn),
    taxCode: product.taxCode,
    ...(attribute1 === undefined ? {} : { attribute1, attribute2, attribute3 }),
    ...(product.pictures ? readPictures(product.pictures, first, warn) : {}),
  });
  const params = (product.params ?? []).filter(({ value }) => value !== "");
  for (const [index, { name, value }] of params.entries()) {
    const cells = { "params.name": name.slice(0, 60), "params.value": value.slice(0, 200) };
    const line = lines[index];
    if (line) Object.assign(line.cells, cells);
    // A product with few lines may have more parameters than lines.
    else lines.push({ row: first, cells: { ...base, ...cells }, isTaken: true });
  }
  return lines;
}

/** Joins the options that a product here cannot have to its last one: `Size / Logo`. */
function joinOptions(product: ForeignProduct, warn: Warn): ForeignProduct {
  const join = (texts: readonly string[]) => [
    ...texts.slice(0, maxAttributes - 1),
    texts
      .slice(maxAttributes - 1)
      .filter((text) => text !== "")
      .join(" / ")
      .slice(0, 60),
  ];
  warn(product.rows[0], "optionsJoined", { max: maxAttributes });
  return {
    ...product,
    options: join(product.options),
    variants: product.variants.map((one) => ({ ...one, values: join(one.values) })),
  };
}

function readTags(given: readonly string[], row: number, warn: Warn): string {
  const tags = given.map((tag) => tag.trim()).filter((tag) => tag !== "");
  const fitting = tags.filter((tag) => tag.length <= maxTagLength);
  const remaining = [...new Map(fitting.map((tag) => [tag.toLowerCase(), tag])).values()];
  if (remaining.length > maxTags || fitting.length < tags.length)
    warn(row, "tagsLeftOut", { max: maxTags });
  return remaining.slice(0, maxTags).join("; ");
}

/** The first picture is the main one, and in the album too. */
function readPictures(given: readonly string[], row: number, warn: Warn): Cells {
  const all = [...new Set(given.filter((address) => address !== ""))];
  const addresses = all.filter((address) => /^https?:\/\//i.test(address));
  if (addresses.length < all.length)
    warn(row, "picturesUnreachable", { name: all.find((one) => !addresses.includes(one)) ?? "" });
  if (addresses.length > maxImages) warn(row, "picturesLeftOut", { max: maxImages });
  return { mainImg: addresses[0] ?? "", imgs: addresses.slice(0, maxImages).join("; ") };
}
