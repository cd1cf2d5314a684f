import { choice, dateTime, integer, rowId, rows, text } from "../../../framework/schema/index.ts";

/** One code that many use, or codes that are used once each. */
export const codeKinds = ["shared", "single"] as const;
/** The maximum number of codes of one batch. */
export const maxCodes = 5_000;
/** A code is no word that one guesses: letters and digits, with dashes or spaces between them. */
const codePattern = /^[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){5,29}$/;

/** What staff fill in to add codes. */
export const codeFields = {
  kind: choice(codeKinds, { required: true, default: "shared" }),
  code: text({
    required: true,
    max: 40,
    pattern: codePattern,
    visibleWhen: { kind: "shared" },
  }),
  quantity: integer({ min: 1, max: 1_000_000, visibleWhen: { kind: "shared" } }),
  count: integer({
    required: true,
    default: 100,
    min: 1,
    max: maxCodes,
    visibleWhen: { kind: "single" },
  }),
  name: text({ max: 60, visibleWhen: { kind: "single" } }),
} as const;

/** Why a customer cannot use a code. */
export const codeFaults = ["unknown", "used", "notYet", "expired", "closed"] as const;

/** The calls of the codes of vouchers. */
export const voucherCalls = {
  /** Adds codes to a voucher, and returns them, which are shown once. */
  addCodes: {
    method: "POST",
    right: "addCodes",
    audited: true,
    input: { id: rowId({ required: true, min: 1 }), ...codeFields },
    output: { codes: rows({ code: text({ required: true }) }) },
  },
  /** Finds the voucher of a code, for customer service. */
  find: {
    method: "POST",
    right: "find",
    audited: true,
    input: { code: text({ required: true, max: 40 }) },
    output: {
      id: rowId(),
      /** Why a customer cannot use it; empty where they can. */
      reason: choice(codeFaults),
      /** The order that has used a code for one order. */
      orderNumber: text(),
    },
  },
  /** Lists the batches of a voucher's codes, with the orders that use them. */
  getBatches: {
    method: "GET",
    input: { id: rowId({ required: true, min: 1 }) },
    output: {
      list: rows({
        id: rowId({ required: true }),
        at: dateTime({ required: true }),
        kind: choice(codeKinds, { required: true }),
        name: text(),
        code: text(),
        count: integer({ required: true }),
        quantity: integer(),
        used: integer({ required: true }),
        byName: text(),
      }),
    },
    unwrap: "list",
  },
} as const;
