import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocale } from "react-admin";
import { formatMoney, formatNumber } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { flashSales } from "../flashSales.ts";
import { useMessages } from "./useMessages.ts";
import { useSaleProduct } from "./useSaleProduct.ts";
import { VariantName } from "./VariantName.tsx";

/** The SKUs of a sale on its page, with what was sold of each. */
export function PricesTable({ record }: { record: AdminRecord<typeof flashSales> }) {
  const t = useMessages();
  const locale = useLocale();
  const messages = useResourceMessages(flashSales);
  const { data } = useSaleProduct(record.goods);
  const label = (name: string) => messages.row("priceFormList", name);
  return (
    <Box
      sx={{ overflowX: "auto" }}
      tabIndex={0}
      role="group"
      aria-label={messages.field("priceFormList")}
    >
      <Table size="small" sx={{ "& th, & td": { whiteSpace: "nowrap" } }}>
        <TableHead>
          <TableRow>
            <TableCell>{label("skuId")}</TableCell>
            <TableCell align="right">{t("regular")}</TableCell>
            <TableCell align="right">{label("price")}</TableCell>
            <TableCell align="right">{label("sold")}</TableCell>
            <TableCell align="right">{label("allocated")}</TableCell>
            <TableCell align="right">{label("limitNum")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(record.priceFormList ?? []).map(({ id, skuId, price, allocated, limitNum, sold }) => {
            const sku = data?.skus.find((one) => one.id === skuId);
            return (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {sku ? <VariantName sku={sku} /> : noValue}
                </TableCell>
                <TableCell align="right">{sku ? formatMoney(sku.price) : noValue}</TableCell>
                <TableCell align="right">{formatMoney(price)}</TableCell>
                <TableCell align="right">{formatNumber(sold, locale)}</TableCell>
                <TableCell align="right">{formatNumber(allocated, locale)}</TableCell>
                <TableCell align="right">
                  {limitNum === null ? t("noLimit") : formatNumber(limitNum, locale)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
