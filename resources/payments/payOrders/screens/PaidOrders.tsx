import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import type { payOrders } from "../payOrders.ts";

/** The orders that a payment pays for, with their shops. */
export const PaidOrders: DisplayComponent<typeof payOrders> = ({ record: { orders } }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.payOrders.screen.orders.${key}`);
  const shops = useAdmin().resources.find(({ name }) => name === "shops");
  if (!orders || orders.length === 0) return noValue;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("number")}</TableCell>
          <TableCell>{t("shop")}</TableCell>
          <TableCell align="right">{t("amount")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, number, shopId, shop, amount }) => (
          <TableRow key={id}>
            <TableCell>{number}</TableCell>
            <TableCell>
              {shops ? (
                <RecordLink resource={shops} id={shopId}>
                  {shop}
                </RecordLink>
              ) : (
                shop
              )}
            </TableCell>
            <TableCell align="right">{formatMoney(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
