import { text } from "../../../../../framework/schema/index.ts";
import type { Transfer } from "../../../../../framework/server/transfer/transfer.ts";
import { movedSinceUpload } from "../../../../inventory/stockEntries/server/movedSinceUpload.ts";
import { stockColumns, withStockExported } from "../../../skus/stockColumns.ts";
import { titleLanguages } from "../prepareGoods.ts";
import { nameAttributes, readAttributes } from "./attributeColumns.ts";
import { goodsHeadings } from "./goodsHeadings.ts";
import { shopify } from "./shopify.ts";

type Values = Record<string, unknown>;
const name = () => text({ max: 60 });

/**
 * The files of goods: a line for each variant, with the product's own columns on its first. Lines are one product by its number, by
 * the text in the column of lines that belong together, or by its title.
 */
export const goodsTransfer: Transfer = {
  instead: {
    attributes: { attribute1: name(), attribute2: name(), attribute3: name() },
    "skus.attrPath": { value1: name(), value2: name(), value3: name() },
    "skus.attrName": {},
    "skus.stock": stockColumns,
  },
  toFile(row) {
    nameAttributes(row);
    row.skus = ((row.skus ?? []) as Values[]).map(withStockExported);
  },
  fromFile(values, before, issues) {
    const read = readAttributes(values, before, issues);
    // A file without a column for the album gives a new product its main picture there as well: buyers see the album.
    if (!before && !("imgs" in read) && read.mainImg) read.imgs = [read.mainImg];
    return read;
  },
  headings: goodsHeadings,
  keys: ["title"],
  movedSinceUpload,
  adds: ["shopCategory", "tagIds"],
  fill: [
    ...titleLanguages.map((language) => `title.${language}`),
    "category",
    "shopCategory",
    "freightTemplate",
    "stockType",
    "skus.stock",
  ],
  dialects: [shopify],
};
