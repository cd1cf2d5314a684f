import Button from "@mui/material/Button";
import { formatDayName } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { RecordActions } from "../../../../framework/admin/show/RecordActions.tsx";
import { RecordBody } from "../../../../framework/admin/show/RecordBody.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { invoicePrintPath } from "../invoicePrintPath.ts";
import { invoices } from "../invoices.ts";
import { getHeading } from "./heading.ts";
import { useMessages } from "./useMessages.ts";

/** The page of an invoice or adjustment note, which is printed from it. */
export const InvoiceShow = () => (
  <RecordPage resource={invoices} header={<InvoiceHeader />}>
    <RecordBody>{null}</RecordBody>
  </RecordPage>
);

function InvoiceHeader() {
  const t = useMessages();
  const { record } = useRecordInPage(invoices);
  const { locale } = useFormat();
  const issuedOn = record.issuedOn && formatDayName(record.issuedOn, locale);
  const facts = [t(`titles.${getHeading(record)}`), record.buyerName, issuedOn];
  return (
    <RecordHeader
      note={facts.filter(Boolean).join(" · ")}
      actions={
        <>
          <Button
            size="small"
            variant="outlined"
            component="a"
            href={invoicePrintPath({ ids: [record.id] })}
            target="_blank"
            rel="opener"
          >
            {t("print")}
          </Button>
          <RecordActions />
        </>
      }
    />
  );
}
