/** Names, addresses and comments of the buyers. */
export const names = [
  "Mei Lin",
  "Oliver",
  "陈思远",
  "Sophea",
  "Charlotte",
  "林志明",
  "Jack",
  "Dara",
  "王小雨",
  "Amelia",
  "Noah",
  "黃雅婷",
];
export const places = [
  { state: "NSW", city: "Sydney", postcode: "2000", address: "1 George Street" },
  { state: "NSW", city: "Newcastle", postcode: "2300", address: "40 Hunter Street" },
  { state: "VIC", city: "Melbourne", postcode: "3000", address: "200 Collins Street" },
  { state: "QLD", city: "Brisbane", postcode: "4000", address: "12 Queen Street" },
  { state: "WA", city: "Perth", postcode: "6000", address: "5 Hay Street" },
  { state: "SA", city: "Adelaide", postcode: "5000", address: "77 Rundle Street" },
  { state: "TAS", city: "Hobart", postcode: "7000", address: "3 Davey Street" },
] as const;
export const reasons = [
  "Arrived broken",
  "包装破损",
  "Ordered twice by mistake",
  "少发了一件",
  "Not as described",
  "不想要了",
];
export const comments = [
  "Fresh and well packed.",
  "很新鲜，下次再来。",
  "Good, but slow to arrive.",
  "包裝很用心",
  "ល្អណាស់",
  "Smaller than I thought.",
];
