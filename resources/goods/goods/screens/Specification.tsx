import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { skuFields } from "../../skus/skuFields.ts";
import { goods } from "../goods.ts";
import { SkuMatrixInput } from "../matrix/SkuMatrixInput.tsx";

const pictures = ["mainImg", "imgs"] as const;
const plain = ["price", "oriPrice", "stock", "code", "barCode", "weightKg", "volumeM3"] as const;

/** Number and total stock of the variants, beside the title of their section. */
export function VariantsNote() {
  const translate = useTranslate();
  const { locale } = useFormat();
  const rows: unknown = useWatch({ name: "skus" });
  const skus = Array.isArray(rows) ? rows.filter(isStocked) : [];
  if (skus.length < 2) return null;
  const stock = skus.reduce((sum, sku) => sum + Number(sku.stock ?? 0), 0);
  return translate("resources.goods.screen.variantsNote", {
    smart_count: skus.length,
    stock: formatNumber(stock, locale),
  });
}
const isStocked = (row: unknown): row is { stock: number | null } =>
  typeof row === "object" && row !== null && "stock" in row;

/** The specification of a product: its attributes, and one row per SKU. */
export function Specification() {
  const record = useStoredRecord(goods);
  return (
    <SkuMatrixInput
      resource={goods}
      attributes="attributes"
      skus="skus"
      fields={skuFields}
      pictures={pictures}
      plain={plain}
      folded={record !== undefined}
      stocked={record?.status === "onSale"}
    />
  );
}
