import { bookInvariants } from "./books.ts";
import { couponInvariants } from "./coupons.ts";
import { flashSaleInvariants } from "./flashSales.ts";
import { giftCardInvariants } from "./giftCards.ts";
import { groupInvariants } from "./groups.ts";
import type { Invariant } from "./invariant.ts";
import { memberInvariants } from "./members.ts";
import { orderInvariants } from "./orders.ts";
import { parcelInvariants } from "./parcels.ts";
import { pointGoodsInvariants } from "./pointGoods.ts";
import { pointInvariants } from "./points.ts";
import { purchaseInvariants } from "./purchases.ts";
import { settlementInvariants } from "./settlements.ts";
import { stockInvariants } from "./stock.ts";
import { taxInvariants } from "./tax.ts";
import { tenderInvariants } from "./tenders.ts";
import { voucherInvariants } from "./vouchers.ts";

/**
 * Invariants of all trade, which hold after any sequence of commands and after a crash at any
 * point.
 */
export const invariants: readonly Invariant[] = [
  ...orderInvariants,
  ...stockInvariants,
  ...purchaseInvariants,
  ...parcelInvariants,
  ...bookInvariants,
  ...settlementInvariants,
  ...groupInvariants,
  ...couponInvariants,
  ...voucherInvariants,
  ...flashSaleInvariants,
  ...memberInvariants,
  ...giftCardInvariants,
  ...pointInvariants,
  ...pointGoodsInvariants,
  ...taxInvariants,
  ...tenderInvariants,
];
