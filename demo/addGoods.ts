import { sql } from "kysely";
import type { Caller, Engine } from "../framework/server/engine.ts";
import { insertAll } from "../framework/server/operations/writeRows.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import type { Tx } from "../framework/server/transaction.ts";
import { type Attribute, completeLanguages } from "../resources/goods/index.ts";
import { completeSkus, summarizeSkus } from "../resources/goods/testing.ts";
import type { CreateRecord } from "./fill.ts";
import { type DemoAttribute, type DemoGoods, demoGoods } from "./goods.ts";
import { createRandom, type Random } from "./random.ts";
import { findShelf, type Shop, shelves } from "./shelves.ts";

const tags = [
  ["New 新品", "green"],
  ["Best seller 热销", "red"],
  ["Gift 礼品", "purple"],
  ["Organic 有机", "blue"],
  ["Last stock 清仓", "orange"],
] as const;

/** Numbers attributes and their values in the way that the editor does. */
function numbered(attributes: readonly DemoAttribute[]): Attribute[] {
  let last = 0;
  return attributes.map(({ name, values }, index) => ({
    id: index + 1,
    name,
    values: values.map((value) => {
      last += 1;
      return { id: last, name: value.name };
    }),
  }));
}
function buildSkus(
  goods: DemoGoods,
  attributes: readonly Attribute[],
  random: Random,
  prefix: string,
) {
  const extras = new Map(
    attributes.flatMap((attribute, index) =>
      attribute.values.map(
        ({ id }, place) => [id, goods.attributes[index]?.values[place]?.extra ?? 0] as const,
      ),
    ),
  );
  const paths = attributes.reduce<number[][]>(
    (all, { values }) => all.flatMap((path) => values.map(({ id }) => [...path, id])),
    [[]],
  );
  return paths.map((path, index) => {
    const price = goods.price + path.reduce((sum, id) => sum + (extras.get(id) ?? 0), 0);
    return {
      attrPath: path.join(","),
      code: `${prefix}-${String(index + 1).padStart(2, "0")}`,
      barCode: `93${String(random.whole(0, 99_999_999_999)).padStart(11, "0")}`,
      price,
      oriPrice: random.chance(0.3) ? Math.round((price * 1.2) / 100) * 100 - 1 : null,
      stock: random.chance(0.08) ? 0 : random.whole(3, 240),
      weightKg: goods.weightKg,
      volumeM3: Math.max(0.001, Math.round(goods.weightKg * 2) / 1000),
      img: null,
    };
  });
}
const buildDetail = ({ title }: DemoGoods) => ({
  en: `<h2>${title.en}</h2><p>Chosen by us, packed by hand, and sent within a day.</p><ul><li>Tasted or tried before we list it</li><li>Returns within 30 days</li></ul>`,
  zhCN: `<h2>${title.zhCN}</h2><p>亲自挑选，手工包装，一天内发货。</p>`,
  zhTW: `<h2>${title.zhTW}</h2><p>親自挑選，手工包裝，一天內出貨。</p>`,
  km: `<h2>${title.km}</h2><p>ជ្រើសរើសដោយផ្ទាល់ ខ្ចប់ដោយដៃ និងផ្ញើក្នុងមួយថ្ងៃ។</p>`,
});

/** Adds a shop's own categories, tags and goods, in every state. */
export async function addGoods(
  {
    engine,
    tx,
    createRecord,
    getPicture,
  }: {
    engine: Engine;
    tx: Tx;
    createRecord: CreateRecord;
    getPicture: (name: string, category: string) => Promise<string>;
  },
  owner: Caller,
  shop: Shop,
): Promise<void> {
  const { tenantId: shopId } = owner.actor;
  const random = createRandom(shop === "harbour" ? 41 : 43);
  const shopCategories = new Map<string, number>();
  for (const [index, { name, children }] of shelves[shop].entries()) {
    const above = await createRecord(owner, "shopCategories", {
      name,
      sort: index + 1,
      status: "shown",
    });
    shopCategories.set(name.en, above.id);
    for (const [place, child] of children.entries()) {
      const { id } = await createRecord(owner, "shopCategories", {
        name: child,
        parent: above.id,
        sort: place + 1,
        status: "shown",
      });
      shopCategories.set(child.en, id);
    }
  }
  const tagIds: number[] = [];
  for (const [index, [name, colour]] of tags.entries())
    tagIds.push((await createRecord(owner, "goodsTags", { name, colour, sort: index + 1 })).id);
  const templates = await tx.run(
    tx.db.selectFrom("freight_templates").select("id").where("shop_id", "=", shopId).orderBy("id"),
  );
  const categories = new Map(
    (
      await tx.run(
        sql<
          Pick<TableRow<"categories">, "id"> & Calculated<{ name: string }>
        >`select id, name ->> 'en' as name from categories order by id`,
      )
    ).map(({ id, name }) => [name, id]),
  );
  const all = [];
  for (const [index, one] of demoGoods(shop).entries()) {
    const attributes = numbered(one.attributes);
    const prefix = `${shop === "harbour" ? "HP" : "LB"}-${String(index + 1).padStart(3, "0")}`;
    const skus = completeSkus(attributes, buildSkus(one, attributes, random, prefix));
    const status =
      index % 11 === 4
        ? "pendingReview"
        : index % 13 === 6
          ? "rejected"
          : index % 6 === 5
            ? "inWarehouse"
            : "onSale";
    // Some goods lack translations, as in a real shop.
    const { km, zhTW, ...titles } = one.title;
    const shown = status === "onSale" || status === "pendingReview";
    const title =
      index % 7 === 3 && !shown
        ? titles
        : index % 7 === 3
          ? { ...titles, zhTW }
          : index % 5 === 2
            ? { ...titles, zhTW }
            : { ...titles, zhTW, km };
    const sold = status === "onSale" ? random.whole(0, 900) : 0;
    const mainImg = await getPicture(one.title.en, one.category);
    all.push({
      title,
      languages: completeLanguages({ title, detail: buildDetail(one) }),
      category: categories.get(one.category) ?? null,
      // Some are in no collection.
      shopCategory: random.chance(0.94)
        ? (shopCategories.get(findShelf(one.category)) ?? null)
        : null,
      tagIds: random.chance(0.5) ? [random.pick(tagIds)] : [],
      sort: random.whole(0, 20),
      mainImg,
      imgs: shown ? [mainImg] : [],
      attributes,
      skus,
      stockType: random.chance(0.3) ? "onPayment" : "onOrder",
      freightTemplate: templates.length ? random.pick(templates).id : null,
      taxCode: one.taxCode,
      detail: buildDetail(one),
      params: [
        { name: "Origin 产地", value: random.pick(["Australia", "Cambodia", "China"]), sort: 1 },
        { name: "Net weight 净重", value: `${one.weightKg} kg`, sort: 2 },
      ],
      type: "ordinary",
      status,
      rejectReason: status === "rejected" ? "The main photo shows another product." : null,
      ...summarizeSkus(skus),
      sellNum: sold,
      payNum: Math.round(sold * 0.8),
      clickNum: sold * 12 + random.whole(0, 400),
      collectNum: Math.round(sold * 0.4),
    });
  }
  await insertAll({ tx, resource: engine.resource("goods"), actor: owner.actor }, all);
}
