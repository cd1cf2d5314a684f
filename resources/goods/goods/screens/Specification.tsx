import { useRecordContext } from "react-admin";
import { skuFields } from "../../skus/skuFields.ts";
import { goods } from "../goods.ts";
import { SkuMatrixInput } from "../matrix/SkuMatrixInput.tsx";

const pictures = ["mainImg", "imgs"] as const;

/** What a product comes in: attributes, and a line for each thing that is sold. */
export function Specification() {
  const record = useRecordContext();
  return (
    <SkuMatrixInput
      resource={goods}
      attributes="attributes"
      skus="skus"
      fields={skuFields}
      pictures={pictures}
      stocked={record?.status === "onSale"}
    />
  );
}
