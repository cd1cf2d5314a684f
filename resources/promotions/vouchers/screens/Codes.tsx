import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

const AddIcon = createIcon(Plus);
const AddCodesDialog = createLazyComponent(
  async () => (await import("./AddCodesDialog.tsx")).AddCodesDialog,
);
type Voucher = AdminRecord<typeof vouchers>;

/** The batches of a voucher's codes with their uses, and the way to add more. */
export function PageCodes({ record }: { record: Voucher }) {
  const t = useVoucherText();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  const isLive = record.status === "planned" || record.status === "running";
  return (
    <Stack spacing={1.5} sx={{ alignItems: "flex-start" }}>
      <Batches voucher={record} />
      {can(actor, vouchers, "addCodes") &&
        (isLive ? (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t("codes.add")}
          </Button>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t("codes.ended")}
          </Typography>
        ))}
      {isOpen && <AddCodesDialog voucher={record} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Batches({ voucher }: { voucher: Voucher }) {
  const t = useVoucherText();
  const messages = useResourceMessages(vouchers);
  const provider = useAdminProvider();
  const { locale } = useFormat();
  // Added codes change the record's version, and a use the number of its orders.
  const { data } = useQuery({
    queryKey: [vouchers.name, "batches", voucher.id, voucher.version, voucher.usedNum],
    queryFn: () => provider.runCall(vouchers.name, "getBatches", { id: voucher.id }),
  });
  if (!data) return null;
  const list = data.list ?? [];
  if (list.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("codes.none")}
      </Typography>
    );
  return (
    <TableContainer>
      <Table size="small" aria-label={messages.field("batches")}>
        <TableHead>
          <TableRow>
            <TableCell>{messages.row("batches", "kind")}</TableCell>
            <TableCell align="right">{t("codes.used")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map((batch) => {
            const used = formatNumber(batch.used ?? 0, locale);
            const most = batch.kind === "single" ? batch.count : batch.quantity;
            return (
              <TableRow key={batch.id} sx={{ verticalAlign: "top" }}>
                <TableCell sx={{ overflowWrap: "anywhere" }}>
                  {messages.getChoiceLabel("rowChoices.batches.kind", batch.kind ?? "")}
                  {(batch.code ?? batch.name) && ` · ${batch.code ?? batch.name}`}
                  <Box component="small" sx={{ display: "block", color: "text.secondary" }}>
                    {batch.at && <Moment at={batch.at} />}
                    {batch.byName && ` · ${batch.byName}`}
                  </Box>
                </TableCell>
                <TableCell align="right">
                  {most
                    ? t("codes.ofMany", { used, count: formatNumber(most, locale) })
                    : t("codes.anyNumber", { used })}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same for those who may edit the voucher. */
export function FormCodes() {
  const record = useStoredRecord(vouchers);
  return record ? <PageCodes record={record} /> : null;
}
