import { useTranslate } from "react-admin";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { flashSales } from "../flashSales.ts";

const PricesTable = createLazyComponent(
  async () => (await import("./PricesTable.tsx")).PricesTable,
);

/** The SKUs of a sale: their number in a cell, a table on its page. */
export const PricesDisplay: DisplayComponent<typeof flashSales> = ({ record, page }) => {
  const translate = useTranslate();
  const prices = record.priceFormList ?? [];
  return page ? (
    <PricesTable record={record} />
  ) : (
    translate("resources.flashSales.rowCounts.priceFormList", { smart_count: prices.length })
  );
};
