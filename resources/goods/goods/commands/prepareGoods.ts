import { randomInt } from "node:crypto";
import type { Issues, Row } from "../../../../framework/schema/index.ts";
import { type Attribute, formatPathName } from "../attributes.ts";
import type { goods } from "../goods.ts";
import { findMatrixIssues } from "../matrix/logic/findMatrixIssues.ts";

type Sku = Row<typeof goods>["skus"][number];

/** Letters and digits that are not easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newCode = () =>
  `S-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/**
 * Validates the SKUs against each other and the attributes; returns issues by path. `stocked`
 * requires stock of new SKUs.
 */
export function findSkuIssues(
  attributes: readonly Attribute[],
  skus: readonly Partial<Sku>[],
  stocked: boolean,
): Issues {
  const issues = findMatrixIssues(skus, { path: "skus.", stocked });
  const seen = new Set<string>();
  for (const [index, { attrPath }] of skus.entries()) {
    const path = attrPath ?? "";
    if (formatPathName(attributes, path) === null)
      issues[`skus.${index}.attrPath`] = { key: "resources.goods.validation.noSuchCombination" };
    else if (seen.has(path))
      issues[`skus.${index}.attrPath`] = { key: "resources.goods.validation.combinationTwice" };
    seen.add(path);
  }
  return issues;
}

/** Completes the SKUs for storage: each is named by its values and has a code. */
export const completeSkus = <S extends Partial<Sku>>(
  attributes: readonly Attribute[],
  skus: readonly S[],
): S[] =>
  skus.map((sku) => ({
    ...sku,
    attrPath: sku.attrPath ?? "",
    attrName: formatPathName(attributes, sku.attrPath ?? "") || null,
    code: sku.code?.trim() || newCode(),
  }));

/** Completes the gallery of a product that buyers see: the main image is its first one. */
export const completeGallery = ({
  mainImg,
  imgs,
}: Pick<Partial<Row<typeof goods>>, "mainImg" | "imgs">): string[] =>
  imgs && imgs.length > 0 ? imgs : mainImg ? [mainImg] : [];

/**
 * Calculates a product's summary of its SKUs: lowest and highest price, total stock and number of
 * SKUs.
 */
export function summarizeSkus(skus: readonly Partial<Sku>[]) {
  const prices = skus.map(({ price }) => price ?? 0);
  return {
    price: prices.length ? Math.min(...prices) : null,
    maxPrice: prices.length ? Math.max(...prices) : null,
    stock: skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    skuCount: skus.length,
  };
}
