import {
  boolean,
  integer,
  longText,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";

/** The refunds that a call has created. */
const issued = {
  refunds: rows({
    id: rowId({ required: true }),
    number: text({ required: true }),
    amount: money({ required: true }),
  }),
  /** What was refunded in total. */
  amount: money({ required: true }),
};

/** At most as many lines as an order can have. */
const maxLines = 500;

export const refundCalls = {
  /** Returns what of an order the shop can still refund, by line. */
  getRefundable: {
    right: "agree",
    input: { orderId: rowId({ required: true, min: 1 }) },
    output: {
      lines: rows({
        lineId: rowId({ required: true }),
        /** Units that can be refunded now: none while the line has an open refund. */
        left: integer({ required: true }),
      }),
      /** Shipping that is neither refunded nor being refunded. */
      freightLeft: money({ required: true }),
    },
  },
  /**
   * Refunds lines of an order without a request of the buyer: creates a refund for each line, and
   * pays it. Sent again with the same key, it returns the same refunds.
   */
  refundOrder: {
    method: "POST",
    right: "agree",
    input: {
      orderId: rowId({ required: true, min: 1 }),
      key: text({ required: true, max: 64 }),
      lines: rows(
        {
          lineId: rowId({ required: true, min: 1 }),
          qty: integer({ required: true, min: 1 }),
          /** Less than the maximum, which is refunded by default. */
          amount: money({ min: 0.01 }),
        },
        { required: true, min: 1, max: maxLines },
      ),
      /** Shipping that is refunded; by default what the refund of the whole order includes. */
      freight: money({ min: 0 }),
      /** Whether the units are put back on sale; by default those that were not shipped. */
      restock: boolean(),
      reason: longText({ required: true, max: 500 }),
    },
    output: issued,
  },
  /**
   * Cancels a paid order of which nothing was shipped: refunds everything that is left of it, with
   * its shipping. Sent again with the same key, it returns the same refunds.
   */
  cancelPaidOrder: {
    method: "POST",
    right: "agree",
    input: {
      orderId: rowId({ required: true, min: 1 }),
      key: text({ required: true, max: 64 }),
      /** Puts the units back on sale. */
      restock: boolean({ default: true }),
      reason: longText({ required: true, max: 500 }),
    },
    output: issued,
  },
} as const;
