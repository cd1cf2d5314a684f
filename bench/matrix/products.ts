import polyglotI18nProvider from "ra-i18n-polyglot";
import { defineResource, rows, section, text } from "../../framework/schema/index.ts";
import { buildMessages } from "../../i18n/resourceMessages.ts";
import {
  type Attribute,
  attributesField,
  listCombinations,
  skuFields,
} from "../../resources/goods/index.ts";
import { messages as english } from "../../src/messages/en.ts";

/** A product with only the fields that the matrix edits, and one text field. */
export const products = defineResource("samples", {
  api: "member/sample",
  route: "/samples",
  access: "goods:sell",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    attributes: attributesField,
    skus: rows(skuFields, { max: 200 }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name"]), section("specification", ["attributes", "skus"])],
});

const named = (first: number, names: readonly string[]) =>
  names.map((name, index) => ({ id: first + index, name }));
const attributes: Attribute[] = [
  { id: 1, name: "Colour", values: named(10, ["Red", "Blue", "Green", "Black", "White"]) },
  { id: 2, name: "Size", values: named(20, ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"]) },
  { id: 3, name: "Material", values: named(30, ["Cotton", "Linen", "Wool", "Hemp", "Silk"]) },
];
/** The largest possible matrix: 5 × 8 × 5. */
export const record = {
  id: 1,
  version: 1,
  name: "Shirt",
  attributes,
  skus: listCombinations(attributes).map((attrPath, index) => ({
    id: index + 1,
    attrPath,
    attrName: null,
    code: `SH-${String(index + 1).padStart(4, "0")}`,
    barCode: `93${String(10_000_000_000 + index)}`,
    price: 1995 + index * 10,
    oriPrice: 2995 + index * 10,
    stock: (index * 7) % 90,
    weightKg: 0.25,
    volumeM3: 0.002,
    img: null,
  })),
};

const { ra, schema, framework, labels: _, texts: _texts, ...markethall } = english;
const messages = { ra, ...schema, framework, markethall, resources: buildMessages([products], {}) };
export const i18nProvider = polyglotI18nProvider(() => messages, "en", [], { allowMissing: true });
