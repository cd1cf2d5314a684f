import { createHash } from "node:crypto";
import { normalizeCode } from "../giftCards/codes.ts";

/** Hashes a code of a voucher as it is typed: its case, spaces and dashes do not count. */
export const hashVoucherCode = (code: string): string =>
  createHash("sha256")
    .update(`voucher ${normalizeCode(code)}`)
    .digest("hex");
