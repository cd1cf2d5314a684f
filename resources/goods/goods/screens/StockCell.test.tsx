import { expect, test } from "vitest";
import { formatPriceRange } from "./PriceRange.tsx";
import { formatStock } from "./StockCell.tsx";

const product = { id: 1, version: 1 };

test("a product of one variant has a price and a stock, one of several a range and their number", () => {
  expect(formatPriceRange({ ...product, price: 460, maxPrice: 460 })).toBe("A$4.60");
  expect(formatPriceRange({ ...product, price: 7900, maxPrice: 12900 })).toBe("A$79–129");
  expect(formatPriceRange({ ...product, price: null })).toBe("–");
  expect(formatStock({ ...product, stock: 12, skuCount: 1 })).toBe("12");
  expect(formatStock({ ...product, stock: 320, skuCount: 6 })).toBe("320 · 6 variants");
});
