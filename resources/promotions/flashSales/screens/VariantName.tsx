import Box from "@mui/material/Box";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { useMessages } from "./useMessages.ts";
import type { SaleProduct } from "./useSaleProduct.ts";

/** The picture and the name of a SKU; the only one of a product has no name. */
export function VariantName({ sku: { name, img } }: { sku: SaleProduct["skus"][number] }) {
  const t = useMessages();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}>
      {img && <Thumbnail address={img} alt="" size={36} />}
      <span>{name ?? t("onlyVariant")}</span>
    </Box>
  );
}
