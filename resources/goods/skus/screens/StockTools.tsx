import { useTranslate } from "react-admin";
import { ImportButton } from "../../../../framework/admin/import/ImportButton.tsx";
import { goods } from "../../goods/goods.ts";
import { StockButton } from "./StockButton.tsx";

/**
 * The tools of the inventory: the stock of a whole page, and the import of products, which reads
 * the inventory file of Shopify.
 */
export function StockTools() {
  const translate = useTranslate();
  return (
    <>
      <StockButton />
      <ImportButton resource={goods} label={translate("resources.skus.screen.importShopify")} />
    </>
  );
}
