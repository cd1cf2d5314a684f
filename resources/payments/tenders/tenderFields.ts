import { type PayMethod, payMethods, type StoredMethod } from "../../../core/payMethods.ts";
import { choice, money } from "../../../framework/schema/index.ts";

const amount = () => money({ default: 0 });

/** A part of a payment or of a refund, by its method. Cents. */
export interface Tender {
  method: PayMethod;
  amount: number;
}
/** A tender that the platform holds; gift cards pay the orders of one shop alone. */
export interface StoredTender extends Tender {
  method: StoredMethod;
  shopId?: number;
}
/** A tender that paid a part of an order, with what refunds have sent back of it. Cents. */
export interface OrderTender extends Tender {
  refunded: number;
}

/** Whether a value is a list of tenders. */
export const areTenders = (value: unknown): value is readonly Tender[] =>
  Array.isArray(value) &&
  value.every(
    ({ method, amount }: Partial<Tender>) =>
      payMethods.some((one) => one === method) && Number.isSafeInteger(amount),
  );

/**
 * Tenders of a payment attempt other than the provider's. Each is held while the attempt is open:
 * its amount is debited to the customer, so that it cannot be spent twice.
 */
export const heldTenderFields = {
  method: choice(payMethods, { required: true }),
  amount: money({ required: true }),
  status: choice(["held", "captured", "released"], { default: "held", state: true }),
  /** What has paid for orders, at most the amount. */
  captured: amount(),
};
/** Tenders of an order that was paid by several. An order paid by one method has none. */
export const orderTenderFields = {
  method: choice(payMethods, { required: true }),
  amount: money({ required: true }),
  /** What granted refunds send back of it. */
  refunded: amount(),
};
/** Parts of a granted refund that is sent back by several methods. */
export const refundTenderFields = {
  method: choice(payMethods, { required: true }),
  amount: money({ required: true }),
};
