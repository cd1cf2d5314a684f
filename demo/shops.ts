import { createRandom, type Random } from "./random.ts";

const places = [
  "Harbour",
  "Southern",
  "Coastal",
  "Blue Gum",
  "Wattle",
  "Banksia",
  "Riverina",
  "Kangaroo Point",
  "Murray",
  "Tasman",
  "Bondi",
  "Fremantle",
  "Barossa",
  "Yarra",
  "Otway",
  "Illawarra",
  "Hunter",
  "Golden",
  "Silver",
  "Jade",
  "Lucky",
  "Great Wall",
  "Lotus",
  "Phoenix",
  "Bamboo",
];
const trades: Readonly<
  Record<"harbour" | "laneway", readonly (readonly [name: string, supplies: string])[]>
> = {
  harbour: [
    ["Fresh Produce", "fresh"],
    ["Grain Co", "pantry"],
    ["Tea Importers", "drinks"],
    ["Noodle House", "pantry"],
    ["Provedores", "pantry"],
    ["Coffee Roasters", "drinks"],
    ["Oils & Vinegars", "pantry"],
    ["Seafoods", "fresh"],
    ["Packaging", "packaging"],
  ],
  laneway: [
    ["Press", "books"],
    ["Book Distributors", "books"],
    ["Publishing", "books"],
    ["Paper Mill", "stationery"],
    ["Stationers", "stationery"],
    ["Pen Company", "stationery"],
    ["Carton & Wrap", "packaging"],
  ],
};
const forms = ["Pty Ltd", "Trading", "& Sons", "Group", "Wholesale"];
const people = [
  "Mei Lin",
  "Jack Nguyen",
  "Olivia Hart",
  "Chen Wei",
  "Sokha Chan",
  "Amelia Price",
  "Liang Yu",
  "Noah Papas",
  "Grace O'Brien",
  "Huang Li",
  "Thomas Baker",
  "Dara Kim",
  "Isla Murphy",
  "Wang Fang",
  "Ethan Rossi",
];
const chinese = ["王海峰", "陈美玲", "李国强", "林淑芬", "张伟", "黃志明"];
const roles = ["Sales", "Accounts", "Dispatch", "Owner", "Returns"];
const streets = [
  "Wharf Road",
  "George Street",
  "Station Street",
  "Industrial Avenue",
  "Market Lane",
  "Victoria Parade",
  "King Street",
  "Canal Road",
];
const suburbs = [
  "Alexandria NSW 2015",
  "Footscray VIC 3011",
  "Rocklea QLD 4106",
  "Osborne Park WA 6017",
  "Marrickville NSW 2204",
  "Box Hill VIC 3128",
  "Sunnybank QLD 4109",
  "Mile End SA 5031",
];
const remarks = [
  "Delivers Tuesdays and Fridays before 10 am.",
  "Minimum order A$150.",
  "周三截单，周五到货。",
  "请提前两天下单。",
  "Call ahead for pallets.",
  "Prefers e-mail orders.",
  "月結三十天，請寄發票。",
  null,
  null,
  null,
];
const reasons = ["Late three times in a row", "价格未谈妥", "Moving premises until March"];

/** Mobile numbers after +61 that the Australian regulator reserves for fiction. */
const mobiles =
  "491 570 006,491 570 156,491 570 157,491 570 158,491 570 159,491 570 110,491 570 313,491 570 737,491 571 266,491 571 491,491 571 804,491 572 549,491 572 665,491 572 983,491 573 770,491 573 087,491 574 118,491 574 632,491 575 254,491 575 789,491 576 398,491 576 801,491 577 426,491 577 644,491 578 957,491 578 148,491 578 888,491 579 212,491 579 760,491 579 455".split(
    ",",
  );
/** Returns a reserved mobile number, or a landline of the two exchanges reserved for fiction. */
const generatePhone = (random: Random) =>
  random.chance(0.5)
    ? `+61 ${random.pick(mobiles)}`
    : `(0${random.pick([2, 3, 7, 8])}) ${random.pick(["5550", "7010"])} ${String(random.whole(0, 9999)).padStart(4, "0")}`;
/** Returns an ABN with a valid checksum: weights 10, 1, 3 … 19, modulo 89. */
function generateAbn(random: Random): string {
  const body = Array.from({ length: 9 }, () => random.whole(0, 9));
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  for (let check = 10; check <= 99; check += 1) {
    const digits = [Math.floor(check / 10), check % 10, ...body];
    const sum = digits.reduce(
      (total, digit, index) => total + (index === 0 ? digit - 1 : digit) * (weights[index] ?? 0),
      0,
    );
    if (sum % 89 === 0)
      return digits.join("").replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
  }
  return generateAbn(random);
}

export function demoSuppliers(shop: "harbour" | "laneway"): Record<string, unknown>[] {
  const random = createRandom(shop === "harbour" ? 20_261 : 20_262);
  const names = new Set<string>();
  while (names.size < (shop === "harbour" ? 140 : 60))
    names.add(`${random.pick(places)} ${random.pick(trades[shop])[0]} ${random.pick(forms)}`);
  return [...names].map((name) => {
    const trade = trades[shop].find(([word]) => name.includes(word));
    const contact = random.chance(0.25) ? random.pick(chinese) : random.pick(people);
    const paused = random.chance(0.15);
    return {
      name,
      contact,
      phone: generatePhone(random),
      email: random.chance(0.8)
        ? `orders@${name.toLowerCase().replace(/[^a-z]+/g, "")}.example`
        : null,
      address: `${random.whole(1, 240)} ${random.pick(streets)}, ${random.pick(suburbs)}`,
      abn: generateAbn(random),
      supplies: [...new Set([trade?.[1] ?? "other", ...(random.chance(0.2) ? ["other"] : [])])],
      creditLimit: random.chance(0.9) ? random.whole(5, 400) * 10_000 : null,
      paymentDays: random.pick([7, 14, 14, 30, 30, 30, 60]),
      status: paused ? "paused" : "active",
      pauseReason: paused ? random.pick(reasons) : null,
      remark: random.pick(remarks),
      contacts: random.chance(0.4)
        ? Array.from({ length: random.whole(1, 3) }, () => ({
            name: random.pick(people),
            role: random.pick(roles),
            phone: generatePhone(random),
          }))
        : [],
    };
  });
}
export const demoWarehouses: Readonly<Record<"harbour" | "laneway", Record<string, unknown>[]>> = {
  harbour: [
    {
      name: "Alexandria main warehouse",
      purpose: "sales",
      address: "12 Wharf Road, Alexandria NSW 2015",
      location: { lat: -33.9087, lng: 151.1941 },
      contact: "Mia Chen",
      phone: "(02) 5550 1200",
      status: "open",
    },
    {
      name: "Footscray dispatch",
      purpose: "sales",
      address: "80 Station Street, Footscray VIC 3011",
      location: { lat: -37.8, lng: 144.9 },
      contact: "Jack Nguyen",
      phone: "(03) 5550 3311",
      status: "open",
    },
    {
      name: "Returns bench",
      purpose: "returns",
      address: "12 Wharf Road, Alexandria NSW 2015",
      location: null,
      contact: "Ana Petrova",
      phone: null,
      status: "open",
    },
    {
      name: "Quarantine cage",
      purpose: "defects",
      address: null,
      location: null,
      contact: null,
      phone: null,
      status: "open",
      remark: "盘点前请先锁门。",
    },
    {
      name: "Rocklea cross-dock",
      purpose: "transit",
      address: "5 Industrial Avenue, Rocklea QLD 4106",
      location: { lat: -27.55, lng: 153.0 },
      contact: null,
      phone: "(07) 5550 4106",
      status: "closed",
    },
  ],
  laneway: [
    {
      name: "Laneway stockroom",
      purpose: "sales",
      address: "3 Market Lane, Melbourne VIC 3000",
      location: { lat: -37.8136, lng: 144.9631 },
      contact: "Lachlan Wong",
      phone: "(03) 5550 3000",
      status: "open",
    },
    {
      name: "Festival storage",
      purpose: "transit",
      address: "9 Canal Road, Box Hill VIC 3128",
      location: null,
      contact: null,
      phone: null,
      status: "closed",
    },
  ],
};
type Branch = { name: string; leader?: string; children?: readonly Branch[] };
/** The departments that every new shop starts with. */
export const demoDepartments: readonly Branch[] = [
  {
    name: "Headquarters",
    leader: "Owner",
    children: [
      {
        name: "Purchasing",
        leader: "Chen Wei",
        children: [{ name: "Import desk" }, { name: "Local produce" }],
      },
      {
        name: "Sales",
        leader: "Olivia Hart",
        children: [
          { name: "Key accounts" },
          { name: "Wholesale" },
          { name: "Store" },
          { name: "Customer service", leader: "Ana Petrova" },
        ],
      },
      {
        name: "Warehouse",
        leader: "Mia Chen",
        children: [{ name: "Inbound" }, { name: "Picking" }, { name: "Outbound" }],
      },
      { name: "Delivery" },
      { name: "Finance", leader: "Leo Marsh", children: [{ name: "Ledger" }, { name: "Cashier" }] },
    ],
  },
];
