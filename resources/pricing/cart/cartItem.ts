import type { TaxCode } from "../../../core/tax.ts";
import type { Localized } from "../../../framework/schema/index.ts";
import type { Combination } from "../../freight/index.ts";

/** An item that a buyer adds to the cart. */
export interface Item {
  skuId: number;
  qty: number;
}
/** A cart item with the data of its goods, as currently sold. Amounts are cents. */
export interface CartItem {
  skuId: number;
  qty: number;
  goodsId: number;
  shopId: number;
  shopName: string;
  goodsName: Localized;
  skuName: string | null;
  skuCode: string | null;
  mainImg: string | null;
  stockType: "onOrder" | "onPayment";
  stock: number;
  price: number;
  oriPrice: number | null;
  /** The price of one before all adjustments: that outside of a group, for goods of an activity. */
  listPrice: number;
  type: "ordinary" | "seckill" | "group";
  commissionRate: number;
  taxCode: TaxCode;
  /** Whether its shop is registered for GST. */
  gstRegistered: boolean;
  onSale: boolean;
  /** Whether its shop has a rule of free delivery that applies or will apply. */
  freeDelivery: boolean;
  /** The freight depends on these. */
  freightTemplate: number | null;
  weightKg: number | null;
  volumeM3: number | null;
  combination: Combination;
}
