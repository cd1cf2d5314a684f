import type { Row } from "../../../framework/schema/index.ts";
import type { HouseContext } from "../../../framework/server/rules.ts";
import { save } from "../../../framework/server/save.ts";
import { goods } from "../goods.ts";

/** A product like another, in the warehouse, with codes of its own and nothing sold. Answers its number. */
export async function copyGoods(context: HouseContext & { record: Row<typeof goods> }): Promise<number> {
  const { record } = context;
  const { title, description, category, shopCategory, tagIds, sort, mainImg, imgs, video, attributes } = record;
  const { stockType, freightTemplate, detail } = record;
  const named = Object.fromEntries(Object.entries(title).map(([language, text]) => [language, text && copyOf(text)]));
  const values = {
    ...{ description, category, shopCategory, tagIds, sort, mainImg, imgs, video, attributes },
    ...{ stockType, freightTemplate, detail },
    title: named,
    params: record.params.map(({ name, value, icon, sort: place }) => ({ name, value, icon, sort: place })),
    // Codes are unique in a shop: the copy gets new ones.
    skus: record.skus.map(({ id: _, code: __, ...sku }) => sku),
  };
  const { engine, tx } = context;
  return (await save(engine, tx, goods, context, { id: null, version: null, values })).id;
}
/** A long title makes room for the mark. */
const copyOf = (text: string) => `${text.slice(0, 250)} (2)`;
