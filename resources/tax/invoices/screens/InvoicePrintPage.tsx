import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { Loading, Title } from "react-admin";
import { useSearchParams } from "react-router";
import { PrintBar } from "../../../../framework/admin/print/PrintBar.tsx";
import { PrintChoice } from "../../../../framework/admin/print/PrintChoice.tsx";
import {
  type PaperSize,
  paperSizes,
  parseIds,
  parsePaperSize,
} from "../../../../framework/admin/print/paperSizes.ts";
import { Sheets } from "../../../../framework/admin/print/Sheets.tsx";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { invoices } from "../invoices.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { readDocuments } from "./readDocuments.ts";
import { useMessages } from "./useMessages.ts";

/**
 * Invoices and adjustment notes as they were issued; only these are printed, or saved as a PDF by
 * the browser's dialog.
 */
export function InvoicePrintPage() {
  const t = useMessages();
  const messages = useResourceMessages(invoices);
  const provider = useAdminProvider();
  const allowed = can(useActor(), invoices, "view");
  const [search, setSearch] = useSearchParams();
  const ids = parseIds(search.get("ids"));
  const orderIds = parseIds(search.get("orders"));
  const size = parsePaperSize(search.get("size"));
  const count = ids.length + orderIds.length;
  const { data, error, isPending } = useQuery({
    queryKey: [invoices.name, "print", ids, orderIds],
    queryFn: () => readDocuments(provider, { ids, orderIds }),
    enabled: allowed && count > 0,
  });
  const changeSize = (value: PaperSize) => {
    const next = new URLSearchParams(search);
    next.set("size", value);
    setSearch(next, { replace: true });
  };
  const leftOut = data ? orderIds.length + ids.length - data.length : 0;
  return (
    <>
      <Title title={messages.plural} />
      <PrintBar print={t("print")} disabled={!data?.length}>
        <PrintChoice<PaperSize>
          options={paperSizes}
          value={size}
          getName={(one) => t(`sizes.${one}`)}
          label={t("size")}
          onChange={changeSize}
        />
      </PrintBar>
      {error && <Alert severity="error">{error.message}</Alert>}
      {(count === 0 || !allowed || data?.length === 0) && (
        <Alert severity="info">{t("nothing")}</Alert>
      )}
      {leftOut > 0 && data?.length !== 0 && (
        <Alert severity="info" sx={{ "@media print": { display: "none" } }}>
          {t("leftOut", { smart_count: leftOut })}
        </Alert>
      )}
      {allowed && count > 0 && isPending && <Loading />}
      <Sheets size={size}>
        {data?.map((record) => (
          <InvoiceSheet key={record.id} record={record} />
        ))}
      </Sheets>
    </>
  );
}
