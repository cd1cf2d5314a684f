/**
 * A buyer of the demo and their shipping address. Phone numbers are from ranges that are not
 * assigned.
 */
export interface DemoBuyer {
  nickname: string;
  phone: string;
  receiver: string;
  state: "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT";
  city: string;
  postcode: string;
  address: string;
}
const places = [
  ["NSW", "Sydney", "2000", "George Street"],
  ["NSW", "Newcastle", "2300", "Hunter Street"],
  ["VIC", "Melbourne", "3000", "Collins Street"],
  ["QLD", "Brisbane", "4000", "Queen Street"],
  ["WA", "Perth", "6000", "Hay Street"],
  ["SA", "Adelaide", "5000", "Rundle Street"],
  ["TAS", "Hobart", "7000", "Davey Street"],
  ["ACT", "Canberra", "2600", "Bunda Street"],
] as const;
const people = [
  ["Mei Lin", "林美"],
  ["Oliver Smith", "Oliver Smith"],
  ["思远", "陈思远"],
  ["Sophea", "Sophea Chan"],
  ["Charlotte", "Charlotte Brown"],
  ["志明", "林志明"],
  ["Jack W.", "Jack Wilson"],
  ["Dara", "Dara Sok"],
  ["小雨", "王小雨"],
  ["Amelia", "Amelia Jones"],
  ["Noah", "Noah Taylor"],
  ["雅婷", "黃雅婷"],
  ["Isla", "Isla Martin"],
  ["Bopha", "Bopha Keo"],
  ["建国", "李建国"],
  ["Grace", "Grace Lee"],
  ["家豪", "張家豪"],
  ["William", "William White"],
  ["Rithy", "Rithy Pich"],
  ["静怡", "刘静怡"],
  ["Ava", "Ava Thompson"],
  ["Harper", "Harper Clark"],
  ["怡君", "陳怡君"],
  ["Leo", "Leo Nguyen"],
] as const;

export const demoBuyers: readonly DemoBuyer[] = people.map(([nickname, receiver], serial) => {
  const [state, city, postcode, street] = places[serial % places.length] ?? places[0];
  return {
    nickname,
    receiver,
    phone: `+61 491 57${String(serial).padStart(2, "0")} ${String(110 + serial * 7).slice(-3)}`,
    state,
    city,
    postcode,
    address: `${3 + serial * 11} ${street}`,
  };
});
