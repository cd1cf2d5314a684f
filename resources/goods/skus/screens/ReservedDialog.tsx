import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { formatInstant, formatNumber } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { skus } from "../skus.ts";
import { maxHolders } from "../stockCalls.ts";

interface Props {
  record: AdminRecord<typeof skus>;
  onClose: () => void;
}

/** The open orders that hold units of a variant, each linked where the actor may open it. */
export function ReservedDialog({ record, onClose }: Props) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { locale, timeZone, target } = useFormat();
  const id = useId();
  const orders = target("orders");
  const t = (key: string, options?: object) =>
    translate(`resources.skus.screen.reserved.${key}`, options);
  const { data, error, isPending } = useQuery({
    queryKey: [skus.name, "reservations", record.id],
    queryFn: () => provider.runCall("skus", "getReservations", { skuId: record.id }),
    refetchOnMount: "always",
  });
  const list = data?.list ?? [];
  const { onHand = 0, reserved = 0, stock = 0 } = record;
  const show = (units: number | null) => formatNumber(units ?? 0, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      // The dialog is within the row, and a click on the row opens its page.
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{t("title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {[record._labels?.goods, record.attrName].filter(Boolean).join(" · ")}
        </DialogContentText>
        <DialogContentText sx={{ mb: 1 }}>
          {t("stock", { onHand: show(onHand), reserved: show(reserved), stock: show(stock) })}
        </DialogContentText>
        {isPending && <Skeleton variant="rounded" height={96} />}
        {error && (
          <Alert severity="error" role="alert">
            {error.message}
          </Alert>
        )}
        {data && list.length === 0 && <DialogContentText>{t("none")}</DialogContentText>}
        {list.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t("order")}</TableCell>
                <TableCell>{t("status")}</TableCell>
                <TableCell sx={{ display: { xs: "none", sm: "table-cell" } }}>
                  {t("placed")}
                </TableCell>
                <TableCell align="right">{t("qty")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {list.map(({ orderId, number, status, addTime, qty }) => (
                <TableRow key={orderId}>
                  <TableCell>
                    {orders ? (
                      <InnerLink to={toPath(orders, "show", orderId)}>{number}</InnerLink>
                    ) : (
                      number
                    )}
                  </TableCell>
                  <TableCell>{translate(`resources.orders.choices.status.${status}`)}</TableCell>
                  <TableCell sx={{ display: { xs: "none", sm: "table-cell" } }}>
                    {formatInstant(addTime, timeZone)}
                  </TableCell>
                  <TableCell align="right">{formatNumber(qty, locale)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {list.length === maxHolders && (
          <DialogContentText sx={{ mt: 1 }}>
            {t("more", { smart_count: maxHolders })}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
