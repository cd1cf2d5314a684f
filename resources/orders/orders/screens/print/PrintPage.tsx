import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { Loading, Title } from "react-admin";
import { useSearchParams } from "react-router";
import { PrintBar } from "../../../../../framework/admin/print/PrintBar.tsx";
import { PrintChoice } from "../../../../../framework/admin/print/PrintChoice.tsx";
import { type PaperSize, paperSizes } from "../../../../../framework/admin/print/paperSizes.ts";
import { Sheets } from "../../../../../framework/admin/print/Sheets.tsx";
import type { AdminProvider } from "../../../../../framework/admin/provider.ts";
import { useActor, useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { can } from "../../../../../framework/schema/index.ts";
import { PickList } from "../../../../picking/screens.ts";
import { orders } from "../../orders.ts";
import { type Order, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { PackingSlip } from "./PackingSlip.tsx";
import { documents, listPrintables, type PrintedDocument, parsePrintQuery } from "./printPath.ts";

const chunk = 100;
/** Loads the orders, in the order requested. */
async function readOrders(provider: AdminProvider, ids: readonly number[]): Promise<Order[]> {
  const found = new Map<number, Order>();
  for (let start = 0; start < ids.length; start += chunk) {
    const { data } = await provider.getMany(orders.name, {
      ids: ids.slice(start, start + chunk),
    });
    for (const record of data) found.set(record.id, toOrder(record));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * Packing slips or a pick list in the member's paper size; only these are printed.
 */
export function PrintPage() {
  const t = useMessages();
  const actor = useActor();
  const provider = useAdminProvider();
  const [search, setSearch] = useSearchParams();
  const { ids, parcelId, what: document, size } = parsePrintQuery(search);
  const allowed = can(actor, orders, "view");
  const { data, error, isPending } = useQuery({
    queryKey: [orders.name, "print", ids],
    queryFn: async () => ({
      list: await readOrders(provider, ids),
      seller: await provider.runCall(orders.name, "getSeller", {}),
      packing: await provider.runCall(orders.name, "getPacking", { orderIds: ids }),
    }),
    enabled: allowed && ids.length > 0,
  });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { replace: true });
  };
  const list = (data?.list ?? []).filter(
    (order) => document !== "picks" && listPrintables(order).includes(document),
  );
  const all = data?.list.length ?? 0;
  const picked = data?.packing.pickedOrders ?? 0;
  const leftOut = all - (document === "picks" ? picked : list.length);
  const hasSheets = document === "picks" ? picked > 0 : list.length > 0;
  return (
    <>
      <Title title={t(`print.${document}`)} />
      <PrintBar print={t("print.print")} disabled={!hasSheets}>
        <PrintChoice<PrintedDocument>
          options={documents}
          value={document}
          getName={(one) => t(`print.${one}`)}
          label={t("print.print")}
          onChange={(value) => change("what", value)}
        />
        <PrintChoice<PaperSize>
          options={paperSizes}
          value={size}
          getName={(one) => t(`print.sizes.${one}`)}
          label={t("print.size")}
          onChange={(value) => change("size", value)}
        />
      </PrintBar>
      {error && <Alert severity="error">{error.message}</Alert>}
      {(ids.length === 0 || !allowed || data?.list.length === 0) && (
        <Alert severity="info">{t("print.nothing")}</Alert>
      )}
      {leftOut > 0 && (
        <Alert severity="info" sx={{ "@media print": { display: "none" } }}>
          {t(`print.leftOut.${document}`, { smart_count: leftOut })}
        </Alert>
      )}
      {allowed && ids.length > 0 && isPending && <Loading />}
      <Sheets size={size}>
        {data && document === "picks" && picked > 0 && (
          <PickList
            shop={data.seller.name ?? null}
            picks={data.packing.picks ?? []}
            orderCount={picked}
            t={(key, options) => t(`print.${key}`, options)}
          />
        )}
        {data &&
          document === "slip" &&
          list.map((order) => (
            <PackingSlip
              key={order.id}
              order={order}
              parcelId={parcelId}
              seller={data.seller}
              packing={data.packing}
            />
          ))}
      </Sheets>
    </>
  );
}
