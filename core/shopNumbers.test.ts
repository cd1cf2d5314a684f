import { expect, test } from "vitest";
import { formatPlatformNumber, formatShopNumber } from "./shopNumbers.ts";

test("each kind of record has its own prefix", () => {
  expect(formatShopNumber("order", 1042)).toBe("#1042");
  expect(formatShopNumber("refund", 118)).toBe("R-118");
  expect(formatShopNumber("withdrawal", 17)).toBe("W-17");
  expect(formatShopNumber("invoice", 1042)).toBe("INV-1042");
  expect(formatShopNumber("adjustmentNote", 12)).toBe("ADJ-12");
  expect(formatShopNumber("purchase", 17)).toBe("PO-17");
  expect(formatShopNumber("stockEdit", 17)).toBe("SE-17");
  expect(formatShopNumber("stockCount", 17)).toBe("SC-17");
  expect(formatPlatformNumber("payment", 243)).toBe("P-243");
  expect(formatPlatformNumber("providerRefund", 12)).toBe("B-12");
});
