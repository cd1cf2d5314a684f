import { expect, test } from "vitest";
import { goods } from "../goods.ts";
import { goodsImportExport } from "./goodsImportExport.ts";

test("the import names every program whose files it recognises, and no other", () => {
  // Shopify exports products and stock as two files.
  const programs = (goodsImportExport.formats ?? []).map(({ name }) =>
    name.replace(/ inventory$/, ""),
  );
  expect(goods.importFormats).toEqual([...new Set(programs)]);
});
