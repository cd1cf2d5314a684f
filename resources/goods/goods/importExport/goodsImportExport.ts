import { text } from "../../../../framework/schema/index.ts";
import type { ImportExport } from "../../../../framework/server/importExport/importExport.ts";
import { findMovedSinceUpload } from "../../../inventory/server.ts";
import { stockColumns, withStockExported } from "../../skus/stockColumns.ts";
import { titleLanguages } from "../readiness.ts";
import { nameAttributes, readAttributes } from "./attributeColumns.ts";
import { magento } from "./formats/magento.ts";
import { odoo } from "./formats/odoo.ts";
import { shopify } from "./formats/shopify.ts";
import { shopifyInventory } from "./formats/shopifyInventory.ts";
import { woocommerce } from "./formats/woocommerce.ts";
import { goodsHeadings } from "./goodsHeadings.ts";

type Values = Record<string, unknown>;
const name = () => text({ max: 60 });

/**
 * The import and export of goods: one line per variant, with the product's own columns on the
 * first. Lines belong to the same product by its id, by the text in the group column, or by its
 * title.
 */
export const goodsImportExport: ImportExport = {
  columns: {
    attributes: { attribute1: name(), attribute2: name(), attribute3: name() },
    "skus.attrPath": { value1: name(), value2: name(), value3: name() },
    "skus.attrName": {},
    "skus.stock": stockColumns,
  },
  serializeRow(row) {
    nameAttributes(row);
    row.skus = ((row.skus ?? []) as Values[]).map(withStockExported);
  },
  parseRow(values, before, issues) {
    const read = readAttributes(values, before, issues);
    // If the file has no album column, a new product's main picture is also its album, because
    // buyers see the album.
    if (!before && !("imgs" in read) && read.mainImg) read.imgs = [read.mainImg];
    return read;
  },
  headings: goodsHeadings,
  keys: ["title"],
  distinguishedBy: { skus: ["value1", "value2", "value3"] },
  movedSinceUpload: findMovedSinceUpload,
  createMissing: ["shopCategory", "tagIds"],
  fill: [
    ...titleLanguages.map((language) => `title.${language}`),
    "category",
    "shopCategory",
    "freightTemplate",
    "stockType",
    "taxCode",
    "skus.stock",
  ],
  formats: [shopifyInventory, shopify, woocommerce, magento, odoo],
};
