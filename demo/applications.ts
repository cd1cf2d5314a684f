import type { ReviewState, rejectReasons, ShopType } from "../resources/shop/index.ts";
import { createRandom } from "./random.ts";

export interface DemoApplication {
  /** Login of the shop's owner; only the demo's logins have a password. */
  username: string;
  owner: string;
  type: ShopType;
  name: { en: string; zhCN: string; zhTW: string };
  company: string | null;
  certType: "abn" | "acn" | "passport" | "driverLicence";
  idNo: string;
  city: string;
  street: string;
  category: string;
  state: ReviewState;
  /** Days since submission; null before submission. */
  daysAgo: number | null;
  /** Since when the shop is registered for GST; null where it is not. */
  gstFrom: string | null;
  reason: (typeof rejectReasons)[number] | null;
  reasonText: string | null;
  colour: string;
  phone: string;
}
type ApplicationDraft = Omit<
  DemoApplication,
  "colour" | "phone" | "gstFrom" | "daysAgo" | "reason" | "reasonText" | "company"
> &
  Partial<Pick<DemoApplication, "gstFrom" | "daysAgo" | "reason" | "reasonText" | "company">>;

/** The demo's shops, and applications in every state, one of them overdue. */
const drafts: readonly ApplicationDraft[] = [
  {
    username: "harbour",
    owner: "Hannah Lim",
    type: "enterprise",
    name: { en: "Harbour Pantry", zhCN: "海港食品", zhTW: "海港食品" },
    company: "Harbour Pantry Pty Ltd",
    certType: "abn",
    idNo: "51824753556",
    city: "Sydney",
    street: "18 Hickson Road",
    category: "Food & pantry",
    state: "approved",
    daysAgo: 400,
    gstFrom: "2019-07-01",
  },
  {
    username: "laneway",
    owner: "Lachlan Wong",
    type: "individual",
    name: { en: "Laneway Books", zhCN: "巷弄书店", zhTW: "巷弄書店" },
    certType: "abn",
    idNo: "53004085616",
    city: "Melbourne",
    street: "4 Hosier Lane",
    category: "Books",
    state: "approved",
    daysAgo: 320,
  },
  {
    username: "orchard",
    owner: "Orla Hart",
    type: "enterprise",
    name: { en: "Orchard & Vine", zhCN: "果园与藤", zhTW: "果園與藤" },
    company: "Orchard and Vine Pty Ltd",
    certType: "acn",
    idNo: "004085616",
    city: "Adelaide",
    street: "77 Rundle Street",
    category: "Food & pantry",
    state: "rejected",
    daysAgo: 5,
    reason: "imageUnclear",
    reasonText:
      "The stamp on the licence cannot be read. Please photograph the whole page in daylight.\n营业执照上的印章看不清，请在日光下重新拍摄整页。",
  },
  {
    username: "lantern",
    owner: "Liang Yu",
    type: "flagship",
    name: { en: "Red Lantern Tea", zhCN: "红灯笼茶庄", zhTW: "紅燈籠茶莊" },
    company: "Red Lantern Tea Pty Ltd",
    certType: "abn",
    idNo: "33102417032",
    city: "Sydney",
    street: "200 Dixon Street",
    category: "Food & pantry",
    state: "reviewing",
    daysAgo: 9,
  },
  {
    username: "banksia",
    owner: "Amelia Price",
    type: "individual",
    name: { en: "Banksia Candles", zhCN: "班克木香烛", zhTW: "班克木香燭" },
    certType: "driverLicence",
    idNo: "DL7714203",
    city: "Perth",
    street: "12 Bay View Terrace",
    category: "Home & kitchen",
    state: "reviewing",
    daysAgo: 6,
  },
  {
    username: "southpaw",
    owner: "Jack Nguyen",
    type: "enterprise",
    name: { en: "Southpaw Sports", zhCN: "左拳体育", zhTW: "左拳體育" },
    company: "Southpaw Sports Pty Ltd",
    certType: "abn",
    idNo: "49004028077",
    city: "Brisbane",
    street: "5 Caxton Street",
    category: "Clothing",
    state: "reviewing",
    daysAgo: 1,
  },
  {
    username: "kampot",
    owner: "Sokha Chan",
    type: "individual",
    name: { en: "Kampot Pepper House", zhCN: "贡布胡椒屋", zhTW: "貢布胡椒屋" },
    certType: "passport",
    idNo: "N01234567",
    city: "Melbourne",
    street: "88 Victoria Street",
    category: "Food & pantry",
    state: "details",
  },
  {
    username: "tidal",
    owner: "Olivia Hart",
    type: "enterprise",
    name: { en: "Tidal Surf Co", zhCN: "潮汐冲浪", zhTW: "潮汐衝浪" },
    company: "Tidal Surf Co Pty Ltd",
    certType: "abn",
    idNo: "83914571673",
    city: "Newcastle",
    street: "1 Beach Street",
    category: "Clothing",
    state: "documents",
  },
  {
    username: "inkwell",
    owner: "Mei Lin",
    type: "flagship",
    name: { en: "Inkwell Stationery", zhCN: "墨池文具", zhTW: "墨池文具" },
    company: "Inkwell Stationery Pty Ltd",
    certType: "acn",
    idNo: "000000019",
    city: "Sydney",
    street: "40 Regent Street",
    category: "Books",
    state: "rejected",
    daysAgo: 20,
    reason: "companyName",
  },
  {
    username: "wattle",
    owner: "Chen Wei",
    type: "enterprise",
    name: { en: "Wattle Toys", zhCN: "金合欢玩具", zhTW: "金合歡玩具" },
    company: "Wattle Toys Pty Ltd",
    certType: "abn",
    idNo: "51824753556",
    city: "Canberra",
    street: "9 Salamanca Place",
    category: "Baby",
    state: "approved",
    daysAgo: 30,
  },
  {
    username: "bluegum",
    owner: "Beth Nolan",
    type: "individual",
    name: { en: "Blue Gum Candles", zhCN: "蓝桉香薰", zhTW: "藍桉香薰" },
    certType: "abn",
    idNo: "53004085616",
    city: "Brisbane",
    street: "31 Boundary Street",
    category: "Home & kitchen",
    state: "approved",
    daysAgo: 45,
  },
  {
    username: "saltbush",
    owner: "Sadie Marlow",
    type: "individual",
    name: { en: "Saltbush Ceramics", zhCN: "滨藜陶艺", zhTW: "濱藜陶藝" },
    certType: "abn",
    idNo: "53004085616",
    city: "Adelaide",
    street: "14 Gilles Street",
    category: "Home & kitchen",
    state: "approved",
    daysAgo: 210,
  },
];

const colours = ["#0e6377", "#8a4b2a", "#5b3f8c", "#2a7037", "#a03050", "#335c99"] as const;
export function demoApplications(): DemoApplication[] {
  const random = createRandom(517);
  return drafts.map((one) => ({
    daysAgo: null,
    gstFrom: null,
    reason: null,
    reasonText: null,
    company: null,
    ...one,
    colour: random.pick(colours),
    phone: `+61 491 570 ${random.whole(100, 999)}`,
  }));
}
