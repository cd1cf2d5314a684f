import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocaleState } from "react-admin";
import { formatMoney, formatNumber } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../goods.ts";

/** The SKUs of a product, on its page. */
export function SkuTable({ record }: { record: AdminRecord<typeof goods> }) {
  const messages = useResourceMessages(goods);
  const [locale] = useLocaleState();
  const { skus = [] } = record;
  const label = (name: string) => messages.row("skus", name);
  const amount = (value: number | null) => (value === null ? noValue : formatMoney(value));
  const measure = (value: number | null, decimals: number, unit: string) =>
    value === null ? noValue : `${formatNumber(value, locale, 0, decimals)} ${unit}`;
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={messages.field("skus")}>
      <Table size="small" sx={{ whiteSpace: "nowrap" }}>
        <TableHead>
          <TableRow>
            <TableCell>{label("attrName")}</TableCell>
            <TableCell>{label("code")}</TableCell>
            <TableCell>{label("barCode")}</TableCell>
            {["price", "oriPrice", "stock", "weightKg", "volumeM3"].map((name) => (
              <TableCell key={name} align="right">
                {label(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {skus.map((sku) => (
            <TableRow key={sku.id}>
              <TableCell component="th" scope="row">
                {sku.attrName ?? noValue}
              </TableCell>
              <TableCell>{sku.code}</TableCell>
              <TableCell>{sku.barCode ?? noValue}</TableCell>
              <TableCell align="right">{amount(sku.price)}</TableCell>
              <TableCell align="right">{amount(sku.oriPrice)}</TableCell>
              <TableCell
                align="right"
                sx={sku.stock === 0 ? { color: "error.main", fontWeight: 600 } : undefined}
              >
                {formatNumber(sku.stock, locale)}
              </TableCell>
              <TableCell align="right">{measure(sku.weightKg, 3, "kg")}</TableCell>
              <TableCell align="right">{measure(sku.volumeM3, 6, "m³")}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
