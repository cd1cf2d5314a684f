import type { TaxCode } from "../core/tax.ts";
import { toCents } from "../framework/schema/index.ts";

/**
 * The demo's goods: category | English | Simplified | Traditional | Khmer | price A$ | kg |
 * attributes. An attribute is `Name: value, value+extra`, where `+` adds to the price; several are
 * separated by `;`.
 */
const harbour = `
Jasmine rice|Phka Rumduol jasmine rice|茉莉香米 Phka Rumduol|茉莉香米 Phka Rumduol|អង្ករផ្ការំដួល|6.90|1|Pack: 1 kg, 5 kg+22.00, 10 kg+42.00
Noodles|Hand-pulled wheat noodles|手工拉面|手工拉麵|មីទាញដៃ|4.20|0.4|Width: Thin, Broad; Pack: 400 g, 800 g+3.60
Noodles|Rice stick noodles|干河粉|乾河粉|គុយទាវស្ងួត|3.10|0.4|
Flour & baking|Stoneground baker's flour|石磨面包粉|石磨麵包粉|ម្សៅនំប៉័ង|7.50|1|Pack: 1 kg, 5 kg+21.00
Oats & cereal|Rolled oats, organic|有机燕麦片|有機燕麥片|ស្រូវសាលីសរីរាង្គ|5.80|0.75|
Soy sauce|Naturally brewed soy sauce|酿造酱油|釀造醬油|ទឹកស៊ីអ៊ីវបង្អាប់|8.40|0.9|Kind: Light, Dark+1.20, Low salt+0.60; Bottle: 250 ml, 750 ml+7.20
Olive oil|Extra virgin olive oil, Barossa|巴罗莎特级初榨橄榄油|巴羅莎特級初榨橄欖油|ប្រេងអូលីវបារ៉ូសា|18.90|0.55|Bottle: 375 ml, 750 ml+14.00, 3 l tin+68.00
Chilli sauce|Fermented chilli sauce|发酵辣椒酱|發酵辣椒醬|ទឹកម្ទេសផ្អាប់|9.20|0.4|Heat: Mild, Hot, Very hot+0.80
Vinegar|Zhenjiang black vinegar|镇江香醋|鎮江香醋|ទឹកខ្មេះខ្មៅ|6.60|0.6|
Nuts|Roasted macadamias|烘烤夏威夷果|烘烤夏威夷豆|គ្រាប់ម៉ាកាដាមៀដុត|14.50|0.25|Flavour: Plain, Sea salt, Honey+0.90; Pack: 250 g, 1 kg+34.00
Nuts|Kampot pepper cashews|贡布胡椒腰果|貢布胡椒腰果|ស្វាយចន្ទីម្រេចកំពត|11.90|0.2|
Biscuits|Butter shortbread|黄油酥饼|奶油酥餅|ប៊ីស្គីប៊ឺរ|7.20|0.3|
Chocolate|Dark chocolate, 70%|70% 黑巧克力|70% 黑巧克力|សូកូឡាខ្មៅ ៧០%|6.50|0.1|Flavour: Plain, Orange+0.50, Ginger+0.50, Sea salt+0.50
Dried fruit|Dried mango, unsulphured|无硫芒果干|無硫芒果乾|ស្វាយក្រៀម|8.80|0.2|Pack: 200 g, 500 g+10.50
Crackers & chips|Prawn crackers|虾片|蝦片|ក្រូពូក|4.90|0.15|
Beans & pulses|Black beans, dried|黑豆|黑豆|សណ្តែកខ្មៅ|4.40|0.5|
Tinned fish|Sardines in tomato|茄汁沙丁鱼|茄汁沙丁魚|ត្រីសាឌីនទឹកប៉េងប៉ោះ|3.90|0.16|Pack: 1 tin, 6 tins+18.00
Mushrooms|Dried shiitake|干香菇|乾香菇|ផ្សិតស៊ីតាកេស្ងួត|12.60|0.1|Grade: Everyday, Flower+9.00
Spices|Kampot black pepper|贡布黑胡椒|貢布黑胡椒|ម្រេចកំពត|13.40|0.1|Kind: Whole, Ground; Jar: 50 g, 100 g+9.50
Spices|Five-spice powder|五香粉|五香粉|គ្រឿងប្រាំមុខ|5.30|0.08|
Jam|Apricot jam, small batch|手工杏子酱|手工杏子醬|ដំណាប់អាព្រីខត|8.90|0.3|
Peanut butter|Crunchy peanut butter|颗粒花生酱|顆粒花生醬|ប៊ឺសណ្តែកដីគ្រើម|7.60|0.5|Kind: Crunchy, Smooth; Jar: 375 g, 1 kg+9.00
Green tea|Longjing green tea|龙井绿茶|龍井綠茶|តែបៃតងឡុងជីង|24.00|0.1|Grade: Spring, Before the rain+18.00; Tin: 50 g, 100 g+22.00
Oolong|Iron Goddess oolong|铁观音|鐵觀音|តែអ៊ូឡុងទៀក្វានអ៊ីន|19.50|0.1|Roast: Light, Medium+1.00, Dark+2.00
Herbal tea|Lemon myrtle tea|柠檬香桃木茶|檸檬香桃木茶|តែស្លឹកក្រូចឆ្មា|9.90|0.05|
Beans|Single origin coffee beans|单品咖啡豆|單品咖啡豆|គ្រាប់កាហ្វេប្រភពតែមួយ|17.00|0.25|Origin: Mondulkiri, Yunnan, Papua New Guinea+1.50; Grind: Whole bean, Filter, Espresso; Bag: 250 g, 1 kg+41.00
Instant coffee|Freeze-dried coffee|冻干咖啡|凍乾咖啡|កាហ្វេកញ្ចប់|12.30|0.1|
Coffee capsules|Compostable coffee capsules|可降解咖啡胶囊|可分解咖啡膠囊|កាហ្វេម៉ាស៊ីន|9.80|0.06|Roast: Mild, Strong; Pack: 10, 50+32.00
Sparkling water|Finger lime sparkling water|指橙气泡水|指橙氣泡水|ទឹកហ្គាសក្រូច|3.40|0.35|Pack: 1 can, 12 cans+29.00
Fruit juice|Cold-pressed orange juice|冷榨橙汁|冷壓柳橙汁|ទឹកក្រូចពោធិ៍សាត់|6.20|1.05|
Coconut water|Young coconut water|嫩椰子水|嫩椰子水|ទឹកដូងខ្ចី|4.10|0.35|
Long-life milk|Full cream milk, long-life|全脂常温奶|全脂保久乳|ទឹកដោះគោទុកបានយូរ|2.60|1.03|
Soy drinks|Unsweetened soy drink|无糖豆奶|無糖豆漿|ទឹកសណ្តែកគ្មានស្ករ|3.30|1.02|
Oat drinks|Barista oat drink|咖啡师燕麦奶|咖啡師燕麥奶|ទឹកអូត|4.60|1.03|
Manuka honey|Manuka honey|麦卢卡蜂蜜|麥盧卡蜂蜜|ទឹកឃ្មុំម៉ានូកា|32.00|0.35|Rating: UMF 5+, UMF 10+, UMF 15+; Jar: 250 g, 500 g+28.00
Propolis|Propolis tincture|蜂胶滴剂|蜂膠滴劑|កាវឃ្មុំ|16.80|0.05|
Teapots|Yixing clay teapot|宜兴紫砂壶|宜興紫砂壺|ប៉ាន់តែដីឥដ្ឋ|68.00|0.6|Clay: Purple, Red, Green+12.00; Size: 150 ml, 220 ml+10.00
Bowls|Celadon rice bowl|青瓷饭碗|青瓷飯碗|ចានសេឡាដន|14.00|0.35|Colour: Celadon, White, Indigo; Set: 1, 4+38.00, 6+56.00
Chopsticks|Ironwood chopsticks|铁木筷子|鐵木筷子|ចង្កឹះឈើគ្រញូង|11.00|0.05|
Woks|Hand-hammered carbon steel wok|手锤碳钢炒锅|手錘碳鋼炒鍋|ខ្ទះឆាដែក|79.00|1.9|Size: 30 cm, 34 cm+12.00, 38 cm+24.00; Handle: Wood, Steel+4.00
`;
const laneway = `
Crime|The Harbour Light|港湾灯火|港灣燈火|ពន្លឺកំពង់ផែ|24.99|0.32|Format: Paperback, Hardback+15.00, Large print+9.00
Crime|A Quiet Street in Fitzroy|菲茨罗伊的静街|菲茨羅伊的靜街|ផ្លូវស្ងាត់|22.99|0.3|
Science fiction|Tides of Ceres|谷神星之潮|穀神星之潮|ជំនោរសេរេស|27.99|0.41|Format: Paperback, Hardback+17.00
Classics|Dream of the Red Chamber, Volume 1|红楼梦（第一卷）|紅樓夢（第一卷）|សុបិនបន្ទប់ក្រហម ភាគ១|29.95|0.6|Language: English, 中文, Bilingual+12.00
Classics|Journey to the West, abridged|西游记（节选本）|西遊記（節選本）|ដំណើរទៅទិសខាងលិច|26.50|0.5|
History|Angkor: a city of water|吴哥：水之城|吳哥：水之城|អង្គរ ទីក្រុងទឹក|45.00|1.1|
History|The Gold Rush Roads|淘金之路|淘金之路|ផ្លូវមាស|34.99|0.55|
Cookbooks|The Khmer Kitchen|高棉厨房|高棉廚房|ផ្ទះបាយខ្មែរ|49.99|1.3|Format: Hardback, Paperback
Cookbooks|Dumplings, step by step|饺子图解|餃子圖解|នំកង|32.99|0.8|
Travel|Walks along the Great Ocean Road|大洋路徒步|大洋路徒步|ដើរលេងមាត់សមុទ្រ|28.50|0.35|
Picture books|Wombat Can't Sleep|袋熊睡不着|袋熊睡不著|វ៉ុមបាតគេងមិនលក់|19.99|0.4|Language: English, 中文, ភាសាខ្មែរ
Picture books|Counting Cockatoos|数凤头鹦鹉|數鳳頭鸚鵡|រាប់សេក|17.99|0.35|
Early readers|Milly and the Tram|米莉和电车|米莉和電車|មីលី និងរថភ្លើង|12.99|0.2|Level: 1, 2, 3
Young adult|The Last Ferry Home|最后一班渡轮|最後一班渡輪|សាឡាងចុងក្រោយ|21.99|0.33|
Languages|Khmer for Beginners|高棉语入门|高棉語入門|ភាសាខ្មែរសម្រាប់អ្នកចាប់ផ្តើម|39.95|0.7|Edition: Book, Book with audio+15.00
Languages|Graded Chinese Reader 500|汉语分级读物 500 词|漢語分級讀物 500 詞|អានចិនកម្រិត ៥០០|24.95|0.3|
Textbooks|Year 7 Mathematics|七年级数学|七年級數學|គណិតវិទ្យាថ្នាក់ទី៧|64.95|1.2|
Dictionaries|Pocket English–Khmer Dictionary|袖珍英柬词典|袖珍英柬詞典|វចនានុក្រមអង់គ្លេស-ខ្មែរ|18.95|0.25|
Pens|Brass fountain pen|黄铜钢笔|黃銅鋼筆|ប៊ិចទឹកខ្មៅ|58.00|0.06|Nib: Extra fine, Fine, Medium; Finish: Brass, Black+6.00
Pens|Gel pens, set of six|中性笔六支装|中性筆六支裝|ប៊ិចជែល|14.50|0.09|
Pencils|Cedar pencils, box of 12|雪松铅笔 12 支|雪松鉛筆 12 支|ខ្មៅដៃឈើ|16.00|0.12|Hardness: HB, 2B, 4B
Notebooks|Stone paper notebook|石头纸笔记本|石頭紙筆記本|សៀវភៅក្រដាសថ្ម|15.90|0.3|Size: A6, A5+4.00, A4+9.00; Ruling: Lined, Dotted, Plain; Cover: Slate, Sand, Moss
Cards|Letterpress birthday card|凸版生日贺卡|凸版生日賀卡|កាតខួបកំណើត|7.95|0.02|
Gift wrap|Wrapping paper, native flowers|本土花卉包装纸|本土花卉包裝紙|ក្រដាសខ្ចប់ផ្កា|6.95|0.1|
Paint|Watercolour pan set|固体水彩套装|固體水彩套裝|ថ្នាំលាបទឹក|42.00|0.35|Pans: 12, 24+33.00, 48+88.00
Brushes|Sable brush|貂毛画笔|貂毛畫筆|ជក់រោមសត្វ|12.40|0.02|Size: 2, 4+2.00, 8+6.00, 12+12.00
Sketchbooks|Cold-pressed sketchbook|冷压素描本|冷壓素描本|សៀវភៅគំនូរ|23.00|0.5|Size: A5, A4+9.00
`;

/** Categories of the food that is sold without GST. */
const gstFreeFood: ReadonlySet<string> = new Set([
  "Jasmine rice",
  "Noodles",
  "Flour & baking",
  "Oats & cereal",
  "Soy sauce",
  "Olive oil",
  "Chilli sauce",
  "Vinegar",
  "Dried fruit",
  "Beans & pulses",
  "Tinned fish",
  "Mushrooms",
  "Spices",
  "Jam",
  "Peanut butter",
  "Green tea",
  "Oolong",
  "Herbal tea",
  "Beans",
  "Instant coffee",
  "Coffee capsules",
  "Fruit juice",
  "Coconut water",
  "Long-life milk",
  "Soy drinks",
  "Oat drinks",
  "Manuka honey",
]);

export interface DemoAttribute {
  name: string;
  values: { name: string; extra: number }[];
}
export interface DemoGoods {
  /** English name of the category. */
  category: string;
  title: { en: string; zhCN: string; zhTW: string; km: string };
  /** Cents. */
  price: number;
  weightKg: number;
  taxCode: TaxCode;
  attributes: DemoAttribute[];
}
const parseCents = (text: string) => toCents(Number(text));

function parseAttributes(text: string): DemoAttribute[] {
  if (text.trim() === "") return [];
  return text.split(";").map((one) => {
    const [name = "", values = ""] = one.split(": ");
    return {
      name: name.trim(),
      values: values.split(",").map((value) => {
        const found = value.match(/^(.+)\+(\d+\.\d\d)$/);
        return found
          ? { name: found[1]?.trim() ?? "", extra: parseCents(found[2] ?? "0") }
          : { name: value.trim(), extra: 0 };
      }),
    };
  });
}
/** Returns a shop's goods, always in the same order. */
export const demoGoods = (shop: "harbour" | "laneway"): DemoGoods[] =>
  (shop === "harbour" ? harbour : laneway)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [
        category = "",
        en = "",
        zhCN = "",
        zhTW = "",
        km = "",
        price = "0",
        kg = "0",
        attributes = "",
      ] = line.split("|");
      return {
        category,
        title: { en, zhCN, zhTW, km },
        price: parseCents(price),
        weightKg: Number(kg),
        taxCode: gstFreeFood.has(category) ? "gstFree" : "taxable",
        attributes: parseAttributes(attributes),
      };
    });
