import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { skuFields } from "../../skus/skuFields.ts";
import { goods } from "../goods.ts";
import { SkuMatrixInput } from "../matrix/SkuMatrixInput.tsx";

const pictures = ["mainImg", "imgs"] as const;
const plain = ["price", "oriPrice", "stock", "code", "barCode", "weightKg", "volumeM3"] as const;

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
      stocked={record?.status === "onSale"}
    />
  );
}
