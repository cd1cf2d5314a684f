import { receivedCoupons } from "../../receivedCoupons/receivedCoupons.ts";
import { coupons } from "../coupons.ts";
import { createExpiry } from "./createExpiry.ts";

export const {
  expireCoupon,
  expirePiece,
  expireAll: expireCoupons,
} = createExpiry({ coupons, pieces: receivedCoupons });
