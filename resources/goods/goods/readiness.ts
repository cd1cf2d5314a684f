import { contentLanguages } from "../../../core/app.ts";
import type { ContentLanguage, Issues, Row } from "../../../framework/schema/index.ts";
import { listMissing } from "./completeLanguages.ts";
import type { goods } from "./goods.ts";

/** A product as a form or the database holds it: any value may be missing. */
export type Goods = Partial<Row<typeof goods>>;

/** The issue of a price of 0, which only a draft may have. */
export const priceTooLow = { key: "resources.goods.validation.priceZero" };

/** The languages of the storefront, each of which requires a title. */
export const titleLanguages = ["en", "zhCN", "zhTW"] as const;

/**
 * Returns everything that is missing before a product may be published, by field. One variant in
 * stock is enough: others may be sold out. The main image is enough, too: the gallery of a product
 * that buyers see has at least that one (`completeGallery`).
 */
export function listMissingForShelf(record: Goods): Issues {
  const issues: Issues = {};
  const required = { key: "validation.required" };
  const requiredSome = { key: "validation.requiredSome" };
  for (const language of titleLanguages)
    if (!record.title?.[language]?.trim())
      issues[`title.${language}`] = { key: "validation.languageMissing", params: { language } };
  for (const name of ["category", "freightTemplate"] as const)
    if (!record[name]) issues[name] = { key: "validation.requiredChoice" };
  if (!record.mainImg) issues.mainImg = { key: "validation.requiredFile" };

  const skus = record.skus ?? [];
  if (skus.length === 0) issues.skus = requiredSome;
  for (const [index, { price }] of skus.entries())
    if (!price) issues[`skus.${index}.price`] = price === 0 ? priceTooLow : required;
  if (!skus.some(({ stock }) => (stock ?? 0) > 0))
    issues.skus ??= { key: "resources.goods.validation.noStock" };
  return issues;
}

/** What a product needs to be sold, in the order of the checklist. */
const requirements = ["title", "pictures", "category", "price", "stock", "shipping"] as const;
export interface ReadinessStep {
  name: (typeof requirements)[number] | "language" | "soldOut";
  /** The language that lacks texts, of a step that is one language. */
  language?: ContentLanguage;
  /** The variants that are sold out, while others are not. */
  count?: number;
  isDone: boolean;
  /** Whether the product can be published without it. */
  isOptional: boolean;
  /** The form path of what is missing, or of the first value. */
  path: string;
}

/** The paths of `listMissingForShelf` that each requirement covers, and where its form begins. */
const paths: Readonly<Record<(typeof requirements)[number], { path: string; missing: RegExp }>> = {
  title: { path: "title.en", missing: /^title\./ },
  pictures: { path: "mainImg", missing: /^mainImg$/ },
  category: { path: "category", missing: /^category$/ },
  price: { path: "skus.0.price", missing: /^skus\.\d+\.price$/ },
  stock: { path: "skus.0.stock", missing: /^skus$/ },
  shipping: { path: "freightTemplate", missing: /^freightTemplate$/ },
};

/**
 * Lists what a product needs to be sold, the languages that lack texts which others have, and the
 * variants that are sold out. A product without variants has neither price nor stock.
 */
export function listReadiness(record: Goods): ReadinessStep[] {
  const missing = Object.keys(listMissingForShelf(record));
  const isEmpty = (record.skus ?? []).length === 0;
  const required = requirements.map((name): ReadinessStep => {
    const place = missing.find((path) => paths[name].missing.test(path));
    const isDone = place === undefined && !(name === "price" && isEmpty);
    const isField = place !== undefined && place !== "skus";
    return { name, isDone, isOptional: false, path: isField ? place : paths[name].path };
  });
  const languages = contentLanguages.flatMap((language): ReadinessStep[] => {
    const [first] = listMissing(language, record);
    // The title of a storefront's language is required, and already in the list.
    const isTitle = first === "title" && titleLanguages.some((one) => one === language);
    if (!first || isTitle) return [];
    return [
      { name: "language", language, isDone: false, isOptional: true, path: `${first}.${language}` },
    ];
  });
  return [...required, ...languages, ...listSoldOut(record)];
}

/** Returns the step of the sold-out variants of a product that has others in stock. */
function listSoldOut({ skus = [] }: Goods): ReadinessStep[] {
  const soldOut = skus.flatMap(({ stock }, index) => ((stock ?? 0) > 0 ? [] : [index]));
  const [first] = soldOut;
  if (first === undefined || soldOut.length === skus.length) return [];
  return [
    {
      name: "soldOut",
      count: soldOut.length,
      isDone: false,
      isOptional: true,
      path: `skus.${first}.stock`,
    },
  ];
}

/** Counts the steps that a product needs before it can be sold, and those of them that are done. */
export function countReadiness(steps: readonly ReadinessStep[]): { done: number; all: number } {
  const needed = steps.filter(({ isOptional }) => !isOptional);
  return { done: needed.filter(({ isDone }) => isDone).length, all: needed.length };
}
