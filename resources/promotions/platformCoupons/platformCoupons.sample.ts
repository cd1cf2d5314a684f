import type { Sample } from "../../../framework/schema/index.ts";
import type { platformCoupons } from "./platformCoupons.ts";

/** The days to claim a coupon, and to use it, lie ahead. */
const sample: Sample<typeof platformCoupons> = {
  type: 1,
  amount: 10,
  shopRange: "all",
  useType: "all",
  validityType: 1,
  totalNum: 100,
  limitNum: 1,
  activity: { from: "2026-01-01", to: "2099-12-31" },
};
export default sample;
