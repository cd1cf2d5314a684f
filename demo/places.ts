import type { Localized } from "../framework/schema/index.ts";

/** ISO 3166-1 alpha-2 codes; the names are from CLDR. */
const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );
/** Countries where the marketplace trades, first in every list. */
const first = ["AU", "NZ", "CN", "TW", "HK", "KH", "SG", "MY"];

export interface DemoCountry {
  code: string;
  name: Localized;
  sort: number;
}
export function demoCountries(): DemoCountry[] {
  const names = { en: "en", zhCN: "zh-Hans", zhTW: "zh-Hant", km: "km" } as const;
  const displays = Object.entries(names).map(
    ([key, locale]) => [key, new Intl.DisplayNames([locale], { type: "region" })] as const,
  );
  return codes.map((code) => {
    const place = first.indexOf(code);
    return {
      code,
      name: Object.fromEntries(displays.map(([key, display]) => [key, display.of(code) ?? code])),
      sort: place < 0 ? 100 : place,
    };
  });
}

type City = [country: string, en: string, zhCN: string, zhTW: string, km: string];
/** The nine cities of offline shops are first, with ids from 8. */
const cities: readonly City[] = [
  ["AU", "Sydney", "悉尼", "雪梨", "ស៊ីដនី"],
  ["AU", "Melbourne", "墨尔本", "墨爾本", "មែលប៊ន"],
  ["AU", "Brisbane", "布里斯班", "布里斯本", "ប្រ៊ីសប៊ែន"],
  ["AU", "Gold Coast region", "黄金海岸地区", "黃金海岸地區", "តំបន់ហ្គោលខូស"],
  ["AU", "Perth", "珀斯", "伯斯", "ភឺត"],
  ["AU", "Adelaide", "阿德莱德", "阿德雷德", "អាដេឡាយ"],
  ["AU", "Tasmania", "塔斯马尼亚", "塔斯馬尼亞", "តាស្មានី"],
  ["AU", "Newcastle", "纽卡斯尔", "紐卡索", "ញូវខាស៊ល"],
  ["AU", "Northern Territory", "北领地", "北領地", "ដែនដីខាងជើង"],
  ["AU", "Canberra", "堪培拉", "坎培拉", "កង់បេរ៉ា"],
  ["AU", "Geelong", "吉朗", "吉隆", "ជីឡុង"],
  ["AU", "Wollongong", "伍伦贡", "臥龍崗", "វូឡុងហ្គុង"],
  ["AU", "Cairns", "凯恩斯", "凱恩斯", "ខែន"],
  ["AU", "Townsville", "汤斯维尔", "湯斯維爾", "ថោនវីល"],
  ["AU", "Toowoomba", "图文巴", "圖文巴", "ធូវូមបា"],
  ["AU", "Ballarat", "巴拉瑞特", "巴拉瑞特", "បាឡារ៉ាត"],
  ["AU", "Bendigo", "本迪戈", "班迪哥", "បេនឌីហ្គោ"],
  ["NZ", "Auckland", "奥克兰", "奧克蘭", "អក់ឡែន"],
  ["NZ", "Wellington", "惠灵顿", "威靈頓", "វែលលីងតុន"],
  ["NZ", "Christchurch", "基督城", "基督城", "គ្រីស្ទឆឺច"],
  ["CN", "Guangzhou", "广州", "廣州", "ក្វាងចូវ"],
  ["CN", "Shanghai", "上海", "上海", "សៀងហៃ"],
  ["TW", "Taipei", "台北", "台北", "តៃប៉ិ"],
  ["HK", "Hong Kong", "香港", "香港", "ហុងកុង"],
  ["SG", "Singapore", "新加坡", "新加坡", "សិង្ហបុរី"],
  ["KH", "Phnom Penh", "金边", "金邊", "ភ្នំពេញ"],
  ["KH", "Siem Reap", "暹粒", "暹粒", "សៀមរាប"],
];
export const demoCities = cities.map(([country, en, zhCN, zhTW, km], index) => ({
  country,
  name: { en, zhCN, zhTW, km },
  sort: index,
}));
