import { sql } from "kysely";
import { toCents } from "../framework/schema/index.ts";
import type { Caller } from "../framework/server/engine.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import type { Tx } from "../framework/server/transaction.ts";
import type { Attribute } from "../resources/goods/index.ts";
import { type Look, renderProduct } from "./drawings.ts";
import type { CreateRecord } from "./fill.ts";
import { type StorePicture, storeRendering } from "./pictures.ts";

/**
 * The platform's library of goods: category | English | Simplified | Traditional | Khmer | drawing
 * | price A$ | kg | bar code | attributes | parameters. An attribute is `Name: value, value`, a
 * parameter `Name: value`; several are separated by `;`.
 */
const described = `
Jasmine rice|Fragrant jasmine rice|茉莉香米|茉莉香米|អង្ករម្លិះក្រអូប|bag|12.90|5|9310000000011|Pack: 1 kg, 5 kg, 10 kg|Origin: Battambang; Keeps: 12 months
Soy sauce|Naturally brewed soy sauce|酿造酱油|釀造醬油|ទឹកស៊ីអ៊ីវធម្មជាតិ|bottle|6.80|0.9|9310000000028|Bottle: 250 ml, 500 ml; Kind: Light, Dark|Contains: Soy, wheat
Olive oil|Extra virgin olive oil|特级初榨橄榄油|特級初榨橄欖油|ប្រេងអូលីវសុទ្ធ|bottle|16.50|0.55|9310000000035|Bottle: 375 ml, 750 ml|Origin: Barossa; Pressed: Cold
Green tea|Longjing green tea|龙井绿茶|龍井綠茶|តែបៃតងឡុងជីង|tin|24.00|0.1|9310000000042|Grade: Spring, Before the rain; Tin: 50 g, 100 g|Origin: Hangzhou
Oolong|Iron Goddess oolong|铁观音乌龙茶|鐵觀音烏龍茶|តែអ៊ូឡុង|tin|19.50|0.1|9310000000059|Roast: Light, Medium, Dark|Origin: Anxi; Steep: 90 °C
Beans|Single origin coffee beans|单品咖啡豆|單品咖啡豆|គ្រាប់កាហ្វេ|bag|17.00|0.25|9310000000066|Grind: Whole bean, Filter, Espresso; Bag: 250 g, 1 kg|Origin: Mondulkiri; Roast: Medium
Chocolate|Dark chocolate, 70%|70% 黑巧克力|70% 黑巧克力|សូកូឡាខ្មៅ ៧០%|box|6.50|0.1|9310000000073|Flavour: Plain, Orange, Ginger, Sea salt|Contains: Milk, soy
Spices|Kampot black pepper|贡布黑胡椒|貢布黑胡椒|ម្រេចកំពត|jar|13.40|0.1|9310000000080|Kind: Whole, Ground|Origin: Kampot
Jam|Apricot jam|杏子果酱|杏子果醬|ដំណាប់អាព្រីខត|jar|8.90|0.3|9310000000097||Sugar: 45 g in 100 g
Classics|Journey to the West|西游记|西遊記|ដំណើរទៅទិសខាងលិច|book|32.00|0.7|9780000000017|Binding: Paperback, Hardback|Pages: 842; Language: Chinese and English
Notebooks|Dotted notebook A5|A5 点阵笔记本|A5 點陣筆記本|សៀវភៅកត់ត្រា A5|notebook|14.90|0.25|9310000000103|Cover: Black, Teal, Ochre|Paper: 100 g; Pages: 192
Pens|Fountain pen, fine|钢笔（细尖）|鋼筆（細尖）|ប៊ិចទឹកខ្មៅ|pen|29.00|0.05|9310000000110|Colour: Black, Red, Blue; Nib: Fine, Medium|
Gift wrap|Festive gift wrap|节日包装纸|節日包裝紙|ក្រដាសខ្ចប់អំណោយ|cards|7.50|0.2|9310000000127||Size: 70 × 200 cm
`;
/** The last entry is unfinished. */
const hidden = "Festive gift wrap";

export interface DemoLibraryGoods {
  category: string;
  look: Exclude<Look, "banner">;
  values: {
    title: { en: string; zhCN: string; zhTW: string; km: string };
    price: number;
    weightKg: number;
    barCode: string;
    attributes: Attribute[];
    params: { name: string; value: string; sort: number }[];
    detail: { en: string; zhCN: string; zhTW: string };
    status: "shown" | "hidden";
  };
}
const splitParts = (text: string) =>
  text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => part.split(":").map((half) => half.trim()))
    .map(([name = "", value = ""]) => ({ name, value }));
function parseAttributes(text: string): Attribute[] {
  let last = 0;
  return splitParts(text).map(({ name, value }, index) => ({
    id: index + 1,
    name,
    values: value.split(",").map((one) => {
      last += 1;
      return { id: last, name: one.trim() };
    }),
  }));
}
export const demoLibraryGoods = (): DemoLibraryGoods[] =>
  described
    .trim()
    .split("\n")
    .map((line) => {
      const [
        category = "",
        en = "",
        zhCN = "",
        zhTW = "",
        km = "",
        look = "box",
        price,
        weight,
        barCode = "",
        ...more
      ] = line.split("|");
      const params = splitParts(more[1] ?? "").map((param, index) => ({
        ...param,
        sort: index + 1,
      }));
      return {
        category,
        look: look as DemoLibraryGoods["look"],
        values: {
          title: { en, zhCN, zhTW, km },
          price: toCents(Number(price)),
          weightKg: Number(weight),
          barCode,
          attributes: parseAttributes(more[0] ?? ""),
          params,
          detail: {
            en: `<h2>${en}</h2><p>As the maker describes it: checked by the platform, ready for your own words.</p>`,
            zhCN: `<h2>${zhCN}</h2><p>由平台核对的厂家描述，可按需修改。</p>`,
            zhTW: `<h2>${zhTW}</h2><p>由平台核對的廠家描述，可按需修改。</p>`,
          },
          status: en === hidden ? "hidden" : "shown",
        },
      };
    });

/** Adds the platform's library of goods, each with a picture. */
export async function addLibrary(
  {
    tx,
    createRecord,
    storePicture,
  }: { tx: Tx; createRecord: CreateRecord; storePicture: StorePicture },
  platform: Caller,
): Promise<void> {
  const rows = await tx.run(
    sql<
      Pick<TableRow<"categories">, "id"> & Calculated<{ name: string }>
    >`select id, name->>'en' as name from categories`,
  );
  const categories = new Map(rows.map(({ id, name }) => [name, id] as const));
  const renderings = demoLibraryGoods().map(({ look, values: { title } }) =>
    storeRendering(storePicture, renderProduct(title.en, look), "platform"),
  );
  const pictures = await Promise.all(renderings);
  for (const [index, { category, values }] of demoLibraryGoods().entries())
    await createRecord(platform, "libraryGoods", {
      ...values,
      category: categories.get(category) ?? null,
      mainImg: pictures[index],
      imgs: [pictures[index]],
    });
}
