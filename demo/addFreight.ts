import type { Caller } from "../framework/server/engine.ts";
import type { Method, Region, Rule } from "../resources/freight/index.ts";
import type { CreateRecord } from "./fill.ts";

type Shop = "harbour" | "laneway";
/**
 * A freight rule: the first `firstNum` units cost `firstPrice` cents, each further `secondNum`
 * units cost `secondPrice` cents.
 */
const rule = (
  firstNum: number,
  firstPrice: number,
  secondNum: number,
  secondPrice: number,
): Rule => ({
  firstNum,
  firstPrice,
  secondNum,
  secondPrice,
});
const states = (...all: Region["state"][]): Region[] => all.map((state) => ({ state }));
const postcodes = (state: Region["state"], from: string, to: string): Region => ({
  state,
  postcodes: [from, to],
});

interface DemoTemplate {
  name: string;
  deliveryTime: string;
  method?: Method;
  /** Without a rule, freight is free. */
  rule?: Rule;
  areas?: readonly (Rule & { regions: Region[] })[];
  undeliverable?: Region[];
}
/**
 * Templates by piece, weight, volume and free, with regional rules of each kind and regions without
 * delivery.
 */
export const demoTemplates: Readonly<Record<Shop, readonly DemoTemplate[]>> = {
  harbour: [
    {
      name: "Pantry parcels",
      deliveryTime: "d2",
      method: "weight",
      rule: { ...rule(1, 950, 0.5, 200), freeOverAmount: 15_000 },
      areas: [
        { ...rule(1, 1250, 0.5, 300), regions: states("WA", "TAS") },
        {
          ...rule(1, 1890, 0.5, 450),
          regions: [...states("NT"), postcodes("QLD", "4870", "4895")],
        },
      ],
    },
    {
      name: "Small boxes",
      deliveryTime: "d1",
      method: "pieces",
      rule: { ...rule(1, 800, 1, 300), freeOverNum: 12 },
      areas: [
        { ...rule(1, 1200, 1, 500), regions: states("WA") },
        { ...rule(1, 1000, 1, 400), regions: [{ state: "WA", city: "Perth" }] },
      ],
      undeliverable: states("NT"),
    },
    {
      name: "Large boxes 大件",
      deliveryTime: "d5",
      method: "volume",
      rule: rule(0.02, 1400, 0.01, 400),
      areas: [
        {
          ...rule(0.02, 990, 0.01, 250),
          regions: [
            { state: "NSW", city: "Sydney" },
            { state: "NSW", city: "Newcastle" },
          ],
        },
      ],
      undeliverable: [postcodes("WA", "6700", "6799"), postcodes("NT", "0870", "0899")],
    },
    {
      name: "Cool box 冷链",
      deliveryTime: "h12",
      method: "pieces",
      rule: rule(1, 1800, 2, 600),
      areas: [{ ...rule(2, 900, 2, 300), regions: [postcodes("NSW", "2000", "2249")] }],
      undeliverable: states("WA", "NT", "TAS", "SA"),
    },
    {
      name: "Free delivery 包邮",
      deliveryTime: "d3",
      undeliverable: [postcodes("NT", "0800", "0999")],
    },
  ],
  laneway: [
    {
      name: "Books 图书",
      deliveryTime: "d1",
      method: "weight",
      rule: { ...rule(0.5, 680, 0.5, 160), freeOverAmount: 8000 },
      areas: [
        {
          ...rule(0.5, 590, 0.5, 120),
          regions: [
            { state: "VIC", city: "Melbourne" },
            { state: "VIC", city: "Geelong" },
          ],
        },
        { ...rule(0.5, 990, 0.5, 260), regions: states("WA", "NT", "TAS") },
      ],
    },
    {
      name: "Single items",
      deliveryTime: "h20",
      method: "pieces",
      rule: { ...rule(1, 550, 1, 120), freeOverNum: 5, freeOverAmount: 6000 },
    },
    {
      name: "Posters and maps",
      deliveryTime: "d7",
      method: "volume",
      rule: rule(0.005, 1290, 0.005, 350),
      undeliverable: states("NT"),
    },
    { name: "Free delivery 包邮", deliveryTime: "d10" },
  ],
};
const from = {
  harbour: { shipFromState: "NSW", shipFromCity: "Sydney", shipFromPostcode: "2000" },
  laneway: { shipFromState: "VIC", shipFromCity: "Melbourne", shipFromPostcode: "3000" },
} as const;
const configurations = {
  harbour: {
    cateStyle: "second",
    freightCombination: "overlay",
    senderName: "Harbour Pantry",
    senderPhone: "+61 2 5550 1180",
    senderState: "NSW",
    senderCity: "Sydney",
    senderAddress: "18 Hickson Road",
    senderPostcode: "2000",
    printKey: "demo-key",
    printAccount: "harbour",
    printDevice: "HP-PRN-01",
    printTemplate: "60-100",
  },
  laneway: {
    cateStyle: "grid",
    freightCombination: "highest",
    senderName: "Laneway Books",
    senderPhone: "+61 3 5550 4040",
    senderState: "VIC",
    senderCity: "Melbourne",
    senderAddress: "4 Hosier Lane",
    senderPostcode: "3000",
  },
} as const;

/** Adds a shop's freight templates and its configuration. */
export async function addFreight(
  createRecord: CreateRecord,
  owner: Caller,
  shop: Shop,
): Promise<void> {
  for (const { name, deliveryTime, method, rule: own, areas, undeliverable } of demoTemplates[shop])
    await createRecord(owner, "freightTemplates", {
      name,
      ...from[shop],
      deliveryTime,
      type: own ? "custom" : "free",
      valuateType: method ?? null,
      ...(own ?? { firstNum: null, secondNum: null }),
      areas: areas ?? [],
      undeliverable: undeliverable ?? [],
    });
  await createRecord(owner, "shopConfig", configurations[shop]);
}
