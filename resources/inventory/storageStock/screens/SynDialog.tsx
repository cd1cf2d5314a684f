import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { storageStock } from "../storageStock.ts";

/** Every difference between the stock for sale and the warehouses, before it is applied. */
export function SynDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`resources.storageStock.screen.syn.${key}`, options);
  const provider = useAdminProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { language, locale } = useFormat();
  const { data, error, isPending } = useQuery({
    queryKey: [storageStock.name, "differences"],
    queryFn: () => provider.runCall("storageStock", "getSynStock", {}),
    refetchOnMount: "always",
    gcTime: 0,
  });
  const list = data?.list ?? [];
  const apply = useMutation({
    mutationFn: () =>
      provider.runCall("storageStock", "synStock", { skuIds: list.map(({ skuId }) => skuId) }),
    onSuccess: ({ changed }) => {
      notify(t("done", { smart_count: changed }), { type: "success" });
      refresh();
      onClose();
    },
  });
  const show = (units: number) => formatNumber(units, locale);
  return (
    <CommandDialog
      title={t("title")}
      submit={t("apply", { smart_count: list.length })}
      back={translate("ra.action.cancel")}
      isDirty={false}
      isValid={list.length > 0}
      isPending={apply.isPending}
      error={apply.error ?? error}
      onSubmit={() => apply.mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t("intro")}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {data && list.length === 0 && <Alert severity="success">{t("none")}</Alert>}
      {list.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={t("title")}>
            <TableHead>
              <TableRow>
                <TableCell>{t("item")}</TableCell>
                <TableCell align="right">{t("onHand")}</TableCell>
                <TableCell align="right">{t("held")}</TableCell>
                <TableCell align="right">{t("before")}</TableCell>
                <TableCell align="right">{t("after")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {list.map(({ skuId, goodsName, skuName, onHand, held, stock, synced }) => (
                <TableRow key={skuId}>
                  <TableCell sx={{ overflowWrap: "anywhere" }}>
                    {[chooseLanguage(goodsName, language), skuName].filter(Boolean).join(" · ")}
                  </TableCell>
                  <TableCell align="right">{show(onHand)}</TableCell>
                  <TableCell align="right">{show(held)}</TableCell>
                  <TableCell align="right">{show(stock)}</TableCell>
                  <TableCell align="right">
                    <strong>{show(Math.max(synced, 0))}</strong>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </CommandDialog>
  );
}
