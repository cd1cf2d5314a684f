/** Tags of a shop of the demo, with the customers who have them. */
export interface DemoTag {
  /** Index of its shop. */
  shop: number;
  name: string;
  colour: "grey" | "red" | "orange" | "green" | "blue" | "purple";
  /** Ranks of the customers by what they have spent, 0 for whoever has spent most. */
  ranks: readonly number[];
}
export const demoTags: readonly DemoTag[] = [
  { shop: 0, name: "Wholesale", colour: "purple", ranks: [0, 3] },
  { shop: 0, name: "Regular", colour: "green", ranks: [0, 1, 2, 5, 7] },
  { shop: 0, name: "Tea lover", colour: "orange", ranks: [2, 6, 9] },
  { shop: 0, name: "常订礼盒", colour: "red", ranks: [4, 8] },
  { shop: 1, name: "Book club", colour: "blue", ranks: [0, 2, 4] },
  { shop: 1, name: "School library", colour: "green", ranks: [1] },
];

/** Notes on customers, by the rank of what they have spent at the first shop. */
export const demoNotes: Readonly<Record<number, string>> = {
  0: "Runs a café in Marrickville. Invoices go to her accountant.",
  2: "Call before delivery: the gate is locked after 5 pm.",
  4: "中秋、春节前会订礼盒，提前两周联系。",
};

/** The platform's levels of customers. */
export const demoLevels = [
  {
    name: { en: "Regular", zhCN: "常客", zhTW: "常客" },
    minPoints: 100,
    pointsRate: 100,
    status: "enabled",
  },
  {
    name: { en: "Silver", zhCN: "银卡会员", zhTW: "銀卡會員" },
    minPoints: 500,
    pointsRate: 110,
    status: "enabled",
  },
  {
    name: { en: "Gold", zhCN: "金卡会员", zhTW: "金卡會員" },
    minPoints: 900,
    pointsRate: 150,
    discount: 3,
    status: "enabled",
  },
  {
    name: { en: "Founding member", zhCN: "创始会员", zhTW: "創始會員" },
    minPoints: 5000,
    pointsRate: 200,
    status: "disabled",
  },
] as const;

interface DemoProfile {
  /** Indexes of the buyer, and of the one who invited them. */
  buyer: number;
  invitedBy?: number;
  gender?: "female" | "male" | "other";
  birthday?: string;
  inviteCode?: string;
  inviteCount?: number;
}
/** What some buyers have added to their profiles. */
export const demoProfiles: readonly DemoProfile[] = [
  { buyer: 0, gender: "female", birthday: "1988-03-14", inviteCode: "K7Q29MXR", inviteCount: 2 },
  { buyer: 1, gender: "male", birthday: "1995-11-28", invitedBy: 0 },
  { buyer: 3, birthday: "2001-07-02", invitedBy: 0 },
  { buyer: 6, gender: "other" },
];

/** What happened to the points of a buyer, by the buyer's index. */
export type DemoPoints =
  | { buyer: number; kind: "signIns"; days: readonly number[] }
  | { buyer: number; kind: "adjust"; change: number; reason: string };
export const demoPoints: readonly DemoPoints[] = [
  { buyer: 0, kind: "signIns", days: [-430, -3, -2, -1] },
  { buyer: 1, kind: "signIns", days: [-2, 0] },
  { buyer: 2, kind: "signIns", days: [-410] },
  { buyer: 0, kind: "adjust", change: 200, reason: "A parcel arrived late twice" },
  { buyer: 3, kind: "adjust", change: 50, reason: "Birthday" },
  { buyer: 1, kind: "adjust", change: -20, reason: "Check-ins of a second account" },
];

/** The points of the platform's settings, and who had their birthday how many days ago. */
export const demoRewards = {
  invite: 200,
  birthday: 100,
  birthdays: [
    { buyer: 4, daysAgo: 12 },
    { buyer: 6, daysAgo: 2 },
  ],
} as const;
