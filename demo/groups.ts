import type { PayWay } from "./scenario.ts";

/** A demo product sold in groups; `shop` is the index of its shop. */
export interface DemoActivity {
  shop: number;
  goods: string;
  values: Readonly<Record<string, unknown>>;
}
const ordinary = { groupType: "ordinary", groupLimitBuy: 0, groupSingleBuy: true } as const;
const ladder = { ...ordinary, groupType: "ladder" } as const;
const steps = (...all: readonly (readonly [number, number])[]) =>
  all.map(([num, discounts]) => ({ num, discounts }));
export const activities: readonly DemoActivity[] = [
  {
    shop: 0,
    goods: "Roasted macadamias",
    values: { ...ladder, groupJson: steps([2, 95], [3, 90], [5, 80]), groupLimitHours: 720 },
  },
  {
    shop: 0,
    goods: "Dark chocolate, 70%",
    values: { ...ordinary, groupNum: 3, groupLimitHours: 24, groupLimitBuy: 5 },
  },
  {
    shop: 0,
    goods: "Apricot jam, small batch",
    values: {
      ...ordinary,
      groupNum: 2,
      groupLimitHours: 168,
      groupSingleBuy: false,
      remark: "Until the apricots are gone 杏子售完为止",
    },
  },
  {
    shop: 1,
    goods: "Wombat Can't Sleep",
    values: { ...ordinary, groupNum: 3, groupLimitHours: 336 },
  },
  {
    shop: 1,
    goods: "The Khmer Kitchen",
    values: { ...ladder, groupJson: steps([2, 92], [4, 84]), groupLimitHours: 48 },
  },
];
/** A demo group order: hours since it began, number of members, and result. */
export interface DemoGroup {
  goods: string;
  ago: number;
  people?: number;
  joined: number;
  end: "ongoing" | "succeeded" | "sent" | "received" | "failed";
  way?: PayWay;
}
export const groups: readonly DemoGroup[] = [
  { goods: "Roasted macadamias", ago: 400, people: 2, joined: 2, end: "received" },
  { goods: "Dark chocolate, 70%", ago: 260, joined: 3, end: "received", way: "aliPay" },
  { goods: "The Khmer Kitchen", ago: 220, people: 4, joined: 2, end: "failed" },
  { goods: "Dark chocolate, 70%", ago: 190, joined: 1, end: "failed", way: "balance" },
  { goods: "Apricot jam, small batch", ago: 150, joined: 2, end: "sent" },
  { goods: "The Khmer Kitchen", ago: 130, people: 2, joined: 2, end: "sent", way: "aliPay" },
  { goods: "Dark chocolate, 70%", ago: 70, joined: 2, end: "failed", way: "aliPay" },
  { goods: "Wombat Can't Sleep", ago: 40, joined: 3, end: "succeeded" },
  { goods: "Roasted macadamias", ago: 30, people: 3, joined: 3, end: "succeeded" },
  { goods: "Apricot jam, small batch", ago: 14, joined: 1, end: "ongoing" },
  { goods: "Wombat Can't Sleep", ago: 9, joined: 2, end: "ongoing", way: "aliPay" },
  { goods: "Roasted macadamias", ago: 8, people: 5, joined: 4, end: "ongoing" },
  { goods: "Roasted macadamias", ago: 3, people: 3, joined: 1, end: "ongoing", way: "balance" },
];
