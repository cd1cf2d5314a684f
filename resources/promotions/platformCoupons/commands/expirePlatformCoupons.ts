import { createExpiry } from "../../coupons/commands/createExpiry.ts";
import { receivedPlatformCoupons } from "../../receivedPlatformCoupons/receivedPlatformCoupons.ts";
import { platformCoupons } from "../platformCoupons.ts";

export const {
  expireCoupon: expirePlatformCoupon,
  expirePiece: expirePlatformPiece,
  expireAll: expirePlatformCoupons,
} = createExpiry({ coupons: platformCoupons, pieces: receivedPlatformCoupons });
