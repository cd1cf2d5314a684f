import { emptyValues } from "../../../../../framework/admin/input/emptyValues.ts";
import type { RecordNamed } from "../../../../../framework/admin/provider.ts";
import { skuFields } from "../../../skus/skuFields.ts";
import { maxSkus } from "../../attributes.ts";
import { readAttributes } from "../../matrix/logic/matrix.ts";
import { formatAttrName, listCombinations } from "../../matrix/logic/paths.ts";
import type { ThirdProduct } from "../../thirdProduct.ts";
import { isOurPrice } from "./readThird.ts";

type Values = Readonly<Record<string, unknown>>;
const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== "" &&
  !(Array.isArray(value) && value.length === 0);
const selectFilled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** Returns the form values of a library product, with every variant that its attributes produce. */
export function toLibraryValues(record: RecordNamed<"libraryGoods">): Values {
  const { title, category, mainImg, imgs, detail, params, price, weightKg, barCode } = record;
  const attributes = readAttributes(record.attributes);
  const paths = listCombinations(attributes).slice(0, maxSkus);
  const skus = (attributes.length > 0 ? paths : [""]).map((attrPath, _, { length }) => ({
    ...emptyValues(skuFields),
    attrPath,
    attrName: formatAttrName(attributes, attrPath) || null,
    price: price ?? null,
    weightKg: weightKg ?? null,
    // A bar code identifies one variant; with several, it is unknown which.
    barCode: length === 1 ? (barCode ?? null) : null,
  }));
  const rows = (params ?? []).map(({ name, value, sort }) => ({ name, value, sort }));
  return {
    ...selectFilled({ title, category, mainImg, imgs, detail, params: rows }),
    attributes: attributes.length > 0 ? attributes : null,
    skus,
  };
}

/**
 * Returns the form values of a product read from a web page. Variants that are already entered are
 * retained.
 */
export function toExternalValues(product: ThirdProduct, form: Values): Values {
  const { language, title, description, detail, barCode, images } = product;
  const inLanguage = (text: string | null) => (text === null ? null : { [language]: text });
  const own = Array.isArray(form.attributes) && form.attributes.length > 0;
  const [first]: readonly unknown[] = Array.isArray(form.skus) ? form.skus : [];
  const sku = {
    ...emptyValues(skuFields),
    attrPath: "",
    ...(typeof first === "object" && first),
    ...selectFilled({ price: isOurPrice(product) ? product.price : null, barCode }),
  };
  return selectFilled({
    title: inLanguage(title),
    description: inLanguage(description),
    detail: inLanguage(detail),
    mainImg: images[0],
    imgs: images,
    skus: own ? null : [sku],
  });
}
